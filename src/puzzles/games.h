// Games of bots, watched for positions that could make a puzzle.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "bornes/position.h"

namespace bornes::puzzles {

// Is shown what the seat to act sees before each action. Returns false to end the game.
using Watcher = std::function<bool(const View&)>;

// One game: each seat is taken by novice, casual or strong, by lot. The same rules and seed give
// the same game. Ends early when `stop` is set.
void watch_game(const Rules& rules, std::uint64_t seed, const Watcher& watcher,
                const std::atomic<bool>& stop);

}  // namespace bornes::puzzles
