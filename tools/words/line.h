// One line of a catalogue, parsed from its front.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bornes::words {

class Line {
public:
    explicit Line(std::string_view text) : rest_(text) {}

    bool done() {
        skip();
        return rest_.empty();
    }
    bool take(char wanted) {
        skip();
        if (rest_.empty() || rest_.front() != wanted) return false;
        rest_.remove_prefix(1);
        return true;
    }
    // Takes a JSON string whose only escapes are \" and \\. Returns nothing for anything else.
    std::optional<std::string> take_string() {
        if (!take('"')) return std::nullopt;
        std::string text;
        while (!rest_.empty() && rest_.front() != '"') {
            if (rest_.front() == '\\') {
                rest_.remove_prefix(1);
                if (!rest_.starts_with('"') && !rest_.starts_with('\\')) return std::nullopt;
            }
            text.push_back(rest_.front());
            rest_.remove_prefix(1);
        }
        if (rest_.empty()) return std::nullopt;
        rest_.remove_prefix(1);
        return text;
    }

private:
    void skip() {
        while (rest_.starts_with(' ')) rest_.remove_prefix(1);
    }
    std::string_view rest_;
};

}  // namespace bornes::words
