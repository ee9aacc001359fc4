// Games between bots, watched for positions that could become puzzles.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "bornes/position.h"

namespace bornes::puzzles {

// Called with the view of the seat to act before each action. Returns false to end the game.
using Watcher = std::function<bool(const View&)>;

// Plays one game. Each seat is taken at random by novice, casual or strong. The same rules and seed
// give the same game. Ends early when `stop` is set.
void watch_game(const Rules& rules, std::uint64_t seed, const Watcher& watcher,
                const std::atomic<bool>& stop);

}  // namespace bornes::puzzles
