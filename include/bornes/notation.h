// Actions as text: "play stop on 2" (docs/record-format.md). One notation for records,
// bots and people.
#pragma once

#include <string>
#include <string_view>

#include "bornes/action.h"
#include "bornes/text_fault.h"

namespace bornes {

// Appends the text of an action to `out`, without a temporary string. Appends nothing for an action
// that is not well formed.
void append_text(std::string& out, Action action);
// Returns the text of an action; empty for one that is not well formed.
std::string to_text(Action action);

// Reads an action. Returns the action, or what is wrong with the text. Spaces or tabs separate the
// words, and may stand before and after them. Any bytes may come in. The action need not be legal.
Result<Action> action_from_text(std::string_view text);

}  // namespace bornes
