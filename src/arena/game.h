// Plays one game between players, and tells them what happens.
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "arena/player.h"
#include "arena/tally.h"
#include "bornes/record.h"

namespace bornes::arena {

using Players = std::array<std::unique_ptr<Player>, kMaxPlayers>;

struct GameOutcome {
    bool draw = false;
    std::array<Tally, kMaxTeams> teams;
    std::vector<Record::HandRecord> hands;
};

// Deals hand number n from deck number n of `deck_seed`, whoever plays. Returns nothing if `stop`
// was set before the end.
std::optional<GameOutcome> play_game(const Rules& rules, std::uint64_t deck_seed, Players& players,
                                     const std::atomic<bool>& stop);

}  // namespace bornes::arena
