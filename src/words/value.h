// The values of placeholders.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "message.h"

namespace bornes::words {

class Value {
public:
    Value(const char* text) : text_(text) {}
    Value(std::string text) : text_(std::move(text)) {}
    Value(std::string_view text) : text_(text) {}
    Value(int figure) : text_(std::to_string(figure)), is_number_(true) {}

    Slot at(std::string_view name) const { return {name, text_, is_number_}; }

private:
    std::string text_;
    bool is_number_ = false;
};

// A number that decides between singular and plural.
class Count {
public:
    Count(int figure) : text_(std::to_string(figure)) {}

    Slot at(std::string_view name) const { return {name, text_, true}; }

private:
    std::string text_;
};

}  // namespace bornes::words
