// Tells the author of a bot what the program gets wrong.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>

namespace bornes::arena {

// Plays all kinds of games with the command, and says line by line what is well and what is not.
// Returns how many of the things looked at were wrong; nothing if `stop` was set before the end.
std::optional<int> check_bot(const std::string& command, int deadline_ms,
                             const std::atomic<bool>& stop,
                             const std::function<void(const std::string&)>& say);

}  // namespace bornes::arena
