// Makes many puzzles on several threads, in the order of their numbers.
#pragma once

#include <functional>

#include "puzzles/maker.h"

namespace bornes::puzzles {

// Makes the puzzles from number `first` to `end`, and passes them to `accept` in that order,
// whatever the number of threads. Calls `idle` several times per second. Ends early when `stop` is
// set. Sets `stop` at the end, however it ends.
void make_puzzles(const MakerSettings& settings, int first, int end, int threads,
                  std::atomic<bool>& stop, const std::function<void(const Puzzle&)>& accept,
                  const std::function<void()>& idle);

}  // namespace bornes::puzzles
