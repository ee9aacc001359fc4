// Actions as text: "play stop on 2" (docs/record-format.md). One notation for records,
// bots and people.
#pragma once

#include <string>
#include <string_view>

#include "bornes/action.h"
#include "bornes/text_fault.h"

namespace bornes {

// Appends, so that writers of many actions need no temporary strings. A code that is no action has
// no text.
void append_text(std::string& out, Action action);
// The text of an action; empty for a code that is no action.
std::string to_text(Action action);

// Words are separated by spaces or tabs; blanks around them mean nothing. Any bytes may come in.
Result<Action> action_from_text(std::string_view text);

}  // namespace bornes
