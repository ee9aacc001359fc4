// What a bot may spend on each move: a number of rollouts, or milliseconds by the clock of this
// machine. This header is separate from bot.h, because some platforms have no clock.
#pragma once

#include <chrono>

#include "bornes/bot.h"

namespace bornes {

// What a bot may spend on each move; from_now() makes the Budget of one move.
struct Allowance {
    static constexpr int kUsualMs = 1000;  // if there is no limit at all

    int rollouts = 0;  // 0: as many as the time allows
    int time_ms = 0;   // 0: no time limit, or kUsualMs if `rollouts` is 0 too

    // A number of rollouts, at least 1: the same choice on every machine.
    static constexpr Allowance of_rollouts(int count) { return {count, 0}; }
    // A number of milliseconds, at least 1: the best choice that can be found in that time.
    static constexpr Allowance of_time(int ms) { return {0, ms}; }

    // Makes the budget of one move. Its time begins now.
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
