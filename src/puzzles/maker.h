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

// Puzzle number `number`, from 0, which depends on nothing else: the number decides what theme is
// looked for first, and bots play at tables by lot until a position fits. Nothing if `stop` was
// set.
std::optional<Puzzle> make_puzzle(const Making& making, int number, const std::atomic<bool>& stop);

}  // namespace bornes::puzzles
