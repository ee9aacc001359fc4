// Words and numbers of the text formats: strict, and the same for actions, settings and records.
#pragma once

#include <optional>
#include <string_view>

namespace bornes {

constexpr bool is_blank(char c) { return c == ' ' || c == '\t'; }

// A number without sign and without leading zero, up to six digits.
std::optional<int> number_from(std::string_view text);

// Takes words off the front of a line, and knows where each began.
class Words {
public:
    explicit Words(std::string_view line) : line_(line) { skip(); }

    bool done() const { return at_ == line_.size(); }
    std::size_t offset() const { return at_; }  // where the next word begins
    std::string_view rest() const { return line_.substr(at_); }
    std::string_view peek() const { return line_.substr(at_, end() - at_); }
    std::string_view take() {
        const std::string_view word = peek();
        at_ = end();
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

}  // namespace bornes
