// The clock that the journal's times are on: the database's when this process began, and from then
// on one that nobody can set. Timers that followed a wall clock would stand still when it is set
// back, and all run out at once when it is set forward.
#pragma once

#include <chrono>
#include <cstdlib>

#include "journal/row.h"

namespace bornes::server {

using journal::Millis;

class DatabaseClock {
public:
    using Ticks = Millis (*)();
    explicit DatabaseClock(Ticks of = steady_now) : ticks_(of), ahead_(system_now() - of()) {}

    Millis now() const { return ticks_() + ahead_; }
    Millis ticks() const { return ticks_(); }

    // `database_now` is what the database's clock showed at the tick `then`.
    void begin(Millis database_now, Millis then) { ahead_ = database_now - then; }
    // Same, later. Follows a clock that goes a little differently; how far one is ahead that was
    // set, which is not followed.
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
