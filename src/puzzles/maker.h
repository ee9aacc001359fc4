// Makes puzzles, one per number.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>

#include "puzzles/puzzle.h"
#include "puzzles/search.h"

namespace bornes::puzzles {

struct MakerSettings {
    std::uint64_t seed = 1;
    SearchBudget budget;

    friend bool operator==(const MakerSettings&, const MakerSettings&) = default;
};

// Makes puzzle number `number`, from 0. The result depends only on `settings` and the number. The
// number decides which theme is tried first. Bots play games with random numbers of players until a
// position fits. Returns nothing if `stop` was set.
std::optional<Puzzle> make_puzzle(const MakerSettings& settings, int number,
                                  const std::atomic<bool>& stop);

}  // namespace bornes::puzzles
