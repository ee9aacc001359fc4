// What stands in the place of a placeholder.
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace bornes::words {

class Value {
public:
    Value(const char* text) : text_(text) {}
    Value(std::string text) : text_(std::move(text)) {}
    Value(std::string_view text) : text_(text) {}
    Value(int figure) : text_(std::to_string(figure)) {}

    std::string_view text() const { return text_; }

private:
    std::string text_;
};

struct Slot {
    std::string_view name;
    std::string_view text;
};

}  // namespace bornes::words
