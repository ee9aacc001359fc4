#include "page.h"

#include <algorithm>

#include "bornes/utf8.h"
#include "terminal/telling/text.h"

namespace bornes::cli {
namespace {

constexpr std::string_view kIndent = "  ";

}  // namespace

std::string padded(std::string_view text, std::size_t width) {
    const std::size_t used = code_points(text);
    return std::string(text).append(used < width ? width - used : 0, ' ');
}

void Page::title(std::string_view text) {
    std::size_t widest = 0;
    for (const std::string& each : terminal::wrapped(text, kWidth)) {
        text_.append(each).append("\n");
        widest = std::max(widest, code_points(each));
    }
    text_.append(widest, '=').append("\n");
}

void Page::heading(std::string_view text) {
    text_.append("\n");
    for (const std::string& each : terminal::wrapped(text, kWidth)) text_.append(each).append("\n");
}

void Page::paragraph(std::string_view text) {
    constexpr int width = kWidth - static_cast<int>(kIndent.size());
    for (const std::string& each : terminal::wrapped(text, width)) line(each);
}

void Page::line(std::string_view text) { text_.append(kIndent).append(text).append("\n"); }

}  // namespace bornes::cli
