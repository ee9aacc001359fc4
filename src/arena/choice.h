// Choosing one of the actions that a host allows, however odd its view may be.
#pragma once

#include <string>
#include <vector>

#include "bornes/bot.h"
#include "protocol/view_json.h"

namespace bornes::arena {

// The place in `legal`, which must not be empty, of the text to answer with. A view that adds up is
// given to the bot; of any other the learned policy or, without a view, a rule of thumb decides.
std::size_t choose_text(const protocol::ReadView& read, const std::vector<std::string>& legal,
                        Bot& bot, const Budget& budget);

}  // namespace bornes::arena
