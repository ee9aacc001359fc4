// What a table does without a command, and when. Everything is derived from the state.
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
        think,  // a bot finds the move of `seat`, shown `slot` or more after `at`
    };
    What what = What::think;
    Millis at = 0;
    int seat = -1;
    By by = By::bot;
    Millis slot = 0;
};

// A bot's move appears this long after its turn began, or at a multiple of it. The real thinking
// time could reveal something about the bot's hand.
struct Pace {
    Millis bot = 800;
    Millis clock = 250;  // after a clock has run out
};

// Returns what happens next if nobody acts.
std::optional<Due> next_due(const State& state, const Pace& pace);
// Returns the seat of a bot that could call coup fourré in the open window, or kWatcher.
int bot_in_window(const State& state);

// Makes the change for a deadline that needs only the state and a seed.
Change change_for(const State& state, const Due& due, const fair::Bytes32& seed);

// Returns the first moment from `now` on that is a whole number of slots after `since`.
Millis next_slot(Millis since, Millis slot, Millis now);

}  // namespace bornes::tables
