// Actions as text: "play stop on 2" (docs/record-format.md). One notation for records,
// bots and people.
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "bornes/action.h"

namespace bornes {

// Appends, so that writers of many actions need no temporary strings. A code that is no action has
// no text.
void append_text(std::string& out, Action action);
std::string to_text(Action action);

// What is wrong with a text, and at which byte of it: where the word at fault begins, or just past
// the last word if something is missing.
struct TextFault {
    std::string why;
    std::size_t offset = 0;
};
// Words are separated by spaces or tabs; blanks around them mean nothing. Any bytes may come in.
std::variant<Action, TextFault> action_from_text(std::string_view text);

}  // namespace bornes
