// The clock for all times in the journal. It starts with the database's time and then follows a
// clock that nobody can set. A wall clock that is set back would stop all timers, and one that is
// set forward would fire them all at once.
#pragma once

#include <chrono>
#include <cstdlib>

#include "journal/row.h"

namespace bornes::server {

using journal::Millis;

class DatabaseClock {
public:
    using Ticks = Millis (*)();
    explicit DatabaseClock(Ticks source = steady_now)
        : ticks_(source), ahead_(system_now() - source()) {}

    Millis now() const { return ticks_() + ahead_; }
    Millis ticks() const { return ticks_(); }

    // Starts the clock: the database's clock showed `database_now` at the tick `then`.
    void begin(Millis database_now, Millis then) { ahead_ = database_now - then; }
    // Compares the clocks later. Follows small drift and returns 0. If the database's clock was
    // set, does not follow it, and returns how far it jumped.
    Millis compare(Millis database_now, Millis then) {
        constexpr Millis kDrift = 1'000;
        const Millis jump = database_now - then - ahead_;
        if (std::abs(jump) > kDrift) return jump;
        ahead_ += jump;
        return 0;
    }

    static Millis system_now() { return millis(std::chrono::system_clock::now()); }
    static Millis steady_now() { return millis(std::chrono::steady_clock::now()); }

private:
    template <typename Time>
    static Millis millis(Time time) {
        using std::chrono::duration_cast;
        using std::chrono::milliseconds;
        return duration_cast<milliseconds>(time.time_since_epoch()).count();
    }

    Ticks ticks_;
    Millis ahead_;
};

}  // namespace bornes::server
