// Takes tokens from the front of a text. Spaces between tokens do not count.
#pragma once

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>

namespace bornes::words {

struct Scanner {
    std::string_view rest;

    void skip() {
        while (rest.starts_with(' ')) rest.remove_prefix(1);
    }
    bool done() {
        skip();
        return rest.empty();
    }
    // Takes exactly this text. Returns false, and takes nothing, if something else comes next.
    bool take(std::string_view wanted) {
        skip();
        if (!rest.starts_with(wanted)) return false;
        rest.remove_prefix(wanted.size());
        return true;
    }
    // Takes all of these characters that come next. Returns an empty text if there is none.
    std::string word(std::string_view characters) {
        skip();
        const std::size_t end = std::min(rest.find_first_not_of(characters), rest.size());
        std::string word(rest.substr(0, end));
        rest.remove_prefix(end);
        return word;
    }
    // Takes a number that is not negative. Returns false, and takes nothing, if none comes next.
    bool number(long long& value) {
        skip();
        const char* end = rest.data() + rest.size();
        const auto read = std::from_chars(rest.data(), end, value);
        if (read.ec != std::errc() || value < 0) return false;
        rest.remove_prefix(static_cast<std::size_t>(read.ptr - rest.data()));
        return true;
    }
};

}  // namespace bornes::words
