// Steps through a record in the full screen.
#pragma once

#include "bornes/review.h"
#include "terminal/model/replay.h"
#include "terminal/screen/screen.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

// Returns when the person leaves. While the replay runs by itself, each position stays for
// `pace_ms`. With a review, its comment stands beside each move.
void run_replay(Screen& screen, Replay& replay, const Voice& voice, int pace_ms,
                const review::Review* review = nullptr);

}  // namespace bornes::terminal
