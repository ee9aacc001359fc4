// What a bot may spend on each move, as people say it: a number of rollouts, or milliseconds by the
// clock of this machine. Separate from bot.h, because there are places without a clock.
#pragma once

#include <chrono>

#include "bornes/bot.h"

namespace bornes {

// What a bot may spend on each move; from_now() makes the Budget of one move.
struct Allowance {
    static constexpr int kUsualMs = 1000;  // where nothing is said

    int rollouts = 0;  // 0: as many as the time allows
    int time_ms = 0;   // 0: no limit of time, or kUsualMs if there is no count of rollouts either

    // The same choice on every machine. `count` must be at least 1.
    static constexpr Allowance of_rollouts(int count) { return {count, 0}; }
    // The best choice that fits into this many milliseconds, at least 1.
    static constexpr Allowance of_time(int ms) { return {0, ms}; }

    // The budget of one move, whose time begins now.
    Budget from_now() const {
        if (rollouts > 0 && time_ms == 0) return Budget::of_rollouts(rollouts);
        using Clock = std::chrono::steady_clock;
        const std::chrono::duration<double, std::milli> time(time_ms > 0 ? time_ms : kUsualMs);
        return {rollouts, [time, start = Clock::now()](double share) {
                    return Clock::now() - start >= time * share;
                }};
    }
};

}  // namespace bornes
