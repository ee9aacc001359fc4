// Tells the authors of a bot what their program gets wrong.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>

namespace bornes::arena {

// Plays all kinds of games with the command, and says line by line what is right and what is wrong.
// Returns how many topics failed, or nothing if `stop` was set before the end.
std::optional<int> check_bot(const std::string& command, int deadline_ms,
                             const std::atomic<bool>& stop,
                             const std::function<void(const std::string&)>& say);

}  // namespace bornes::arena
