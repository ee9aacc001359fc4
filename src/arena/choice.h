// Chooses one of the actions that a host allows, even if the host's view is wrong.
#pragma once

#include <string>
#include <vector>

#include "bornes/bot.h"
#include "protocol/view_json.h"

namespace bornes::arena {

// Returns the index in `legal` of the text to answer with. `legal` must not be empty. The bot
// chooses if the view is consistent. Otherwise the learned policy chooses, or a rule of thumb if
// there is no view.
std::size_t choose_text(const protocol::ReadView& read, const std::vector<std::string>& legal,
                        Bot& bot, const Budget& budget);

}  // namespace bornes::arena
