#include "server/guest_name.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>

#include "bornes/utf8.h"

namespace bornes::server {
namespace {

constexpr std::size_t kLongest = 24;

// Letters and symbols that show nothing.
constexpr std::array<utf8proc_int32_t, 2> kBlank{0xffa0, 0x1d159};

// Letters, figures, punctuation and symbols. Marks show only on something else, and everything
// else is invisible or has no form that everybody knows.
bool is_visible(utf8proc_int32_t number) {
    const auto category = utf8proc_category(number);
    const bool mark = category >= UTF8PROC_CATEGORY_MN && category <= UTF8PROC_CATEGORY_ME;
    return category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_SO && !mark &&
           std::find(kBlank.begin(), kBlank.end(), number) == kBlank.end();
}

// `text` is well-formed UTF-8.
bool shows_something(std::string_view text) {
    while (!text.empty()) {
        utf8proc_int32_t number = 0;
        const auto size = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                           static_cast<utf8proc_ssize_t>(text.size()), &number);
        if (size <= 0) return false;
        if (is_visible(number)) return true;
        text.remove_prefix(static_cast<std::size_t>(size));
    }
    return false;
}

}  // namespace

std::optional<std::string> guest_name(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    if (invalid_utf8(text) != std::string_view::npos) return std::nullopt;
    // A name must be printable as it is: no control characters, and not too long.
    if (printable(text, kLongest) != text) return std::nullopt;
    if (!shows_something(text)) return std::nullopt;
    return std::string(text);
}

}  // namespace bornes::server
