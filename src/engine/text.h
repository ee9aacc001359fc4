// Words and numbers of the text formats. The rules are strict, and the same for actions, settings
// and records.
#pragma once

#include <optional>
#include <string_view>

namespace bornes::detail {

constexpr bool is_blank(char c) { return c == ' ' || c == '\t'; }

// Parses a number without a sign or leading zeros, of up to nine digits.
std::optional<int> number_from(std::string_view text);

// Takes words off the front of a line, and knows where each word begins. Blanks at the end of the
// line are ignored, so a missing word is reported just past the last word.
class Words {
public:
    explicit Words(std::string_view line) : line_(line) {
        while (!line_.empty() && is_blank(line_.back())) line_.remove_suffix(1);
        skip();
    }

    bool done() const { return at_ == line_.size(); }
    // Where the next word begins, or just past the last word if there is none.
    std::size_t offset() const { return at_; }
    std::string_view rest() const { return line_.substr(at_); }
    std::string_view peek() const { return line_.substr(at_, end() - at_); }
    std::string_view take() {
        const std::string_view word = peek();
        at_ += word.size();
        skip();
        return word;
    }

private:
    std::size_t end() const {
        std::size_t end = at_;
        while (end < line_.size() && !is_blank(line_[end])) ++end;
        return end;
    }
    void skip() {
        while (at_ < line_.size() && is_blank(line_[at_])) ++at_;
    }
    std::string_view line_;
    std::size_t at_ = 0;
};

}  // namespace bornes::detail
