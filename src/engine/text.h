// Words and numbers of the text formats: strict, and the same for actions, settings and records.
#pragma once

#include <optional>
#include <string_view>

namespace bornes::detail {

constexpr bool is_blank(char c) { return c == ' ' || c == '\t'; }

// A number without sign and without leading zero, up to nine digits.
std::optional<int> number_from(std::string_view text);

// Takes words off the front of a line, and knows where each began. Blanks at the end of the line
// are not part of it: something missing is missing just past the last word.
class Words {
public:
    explicit Words(std::string_view line) : line_(line) {
        while (!line_.empty() && is_blank(line_.back())) line_.remove_suffix(1);
        skip();
    }

    bool done() const { return at_ == line_.size(); }
    // Where the next word begins; if there is none, just past the last one.
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
