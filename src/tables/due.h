// What a table does by itself, and when: everything follows from the state.
#pragma once

#include <optional>

#include "tables/state.h"

namespace bornes::tables {

struct Due {
    enum class What : std::uint8_t {
        close_commits,
        void_attempt,
        next_hand,
        end_window,
        think,  // a bot is to find the move of `seat`, to be shown `slot` after `at`, or later
    };
    What what = What::think;
    Millis at = 0;
    int seat = -1;
    By by = By::bot;
    Millis slot = 0;
};

// A bot's move appears this long after its turn began, or at a whole multiple: how long it really
// thought could tell something about its hand.
struct Pace {
    Millis bot = 800;
    Millis clock = 250;  // after a clock has run out
};

// What comes next if nobody does anything.
std::optional<Due> next_due(const State& state, const Pace& pace);
// Whether a bot could call coup fourré in the open window: the seat, or kWatcher.
int bot_in_window(const State& state);

// The changes that need nothing but the state and a seed.
Change change_for(const State& state, const Due& due, const fair::Bytes32& seed);

// The first moment not before `now` that is a whole number of slots after `since`.
Millis next_slot(Millis since, Millis slot, Millis now);

}  // namespace bornes::tables
