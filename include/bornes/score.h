// The score of a hand, row by row, and who wins a game (docs/rules.md, R7).
#pragma once

#include <array>
#include <cstdint>

#include "bornes/board.h"

namespace bornes {

// The rows of the printed sheet. In a race only the milestones count.
struct Score {
    std::uint16_t milestones = 0;
    std::uint16_t safeties = 0;
    std::uint16_t all_safeties = 0;
    std::uint16_t coup_fourres = 0;
    std::uint16_t trip_completed = 0;
    std::uint16_t delayed_action = 0;
    std::uint16_t safe_trip = 0;
    std::uint16_t shut_out = 0;
    std::uint16_t extension = 0;

    constexpr int total() const {
        return milestones + safeties + all_safeties + coup_fourres + trip_completed +
               delayed_action + safe_trip + shut_out + extension;
    }
    friend bool operator==(const Score&, const Score&) = default;
};

// What the team would score if the hand ended now.
Score score(const Board& board, int team);
// The totals with this hand's points: of use when the hand is over.
std::array<int, kMaxTeams> totals_after(const Board& board);
// The teams that have won, a bit each; several if drawn, none before the game is over.
unsigned winners(const Board& board);

}  // namespace bornes
