#include "page.h"

#include <algorithm>

#include "bornes/utf8.h"

namespace bornes::cli {
namespace {

constexpr std::string_view kIndent = "  ";

}  // namespace

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
    std::vector<std::string> lines(1);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        const std::size_t used = code_points(lines.back());
        if (used > 0 && used + 1 + code_points(word) > width) lines.emplace_back();
        if (!lines.back().empty()) lines.back() += ' ';
        lines.back() += word;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

std::string padded(std::string_view text, std::size_t width) {
    const std::size_t used = code_points(text);
    return std::string(text).append(used < width ? width - used : 0, ' ');
}

void Page::title(std::string_view text) {
    text_.append(text).append("\n");
    text_.append(code_points(text), '=').append("\n");
}

void Page::heading(std::string_view text) {
    text_.append("\n");
    for (const std::string& each : wrapped(text, kWidth)) text_.append(each).append("\n");
}

void Page::paragraph(std::string_view text) {
    for (const std::string& each : wrapped(text, kWidth - kIndent.size())) line(each);
}

void Page::line(std::string_view text) { text_.append(kIndent).append(text).append("\n"); }

}  // namespace bornes::cli
