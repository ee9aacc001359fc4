// One game between players, watched.
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

// Hand number n is dealt from the deck number n of `deck_seed`, whoever plays. Nothing if `stop`
// was set before the end.
std::optional<GameOutcome> play_game(const Rules& rules, std::uint64_t deck_seed, Players& players,
                                     const std::atomic<bool>& stop);

}  // namespace bornes::arena
