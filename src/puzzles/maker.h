// Makes puzzles, one per number.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>

#include "puzzles/puzzle.h"
#include "puzzles/search.h"

namespace bornes::puzzles {

struct Making {
    std::uint64_t seed = 1;
    SearchBudget budget;

    friend bool operator==(const Making&, const Making&) = default;
};

// Makes puzzle number `number`, from 0. The result depends only on `making` and the number. The
// number decides which theme is tried first, and bots play at random tables until a position fits.
// Returns nothing if `stop` was set.
std::optional<Puzzle> make_puzzle(const Making& making, int number, const std::atomic<bool>& stop);

}  // namespace bornes::puzzles
