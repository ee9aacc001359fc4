// The score of a hand, row by row, and who wins a game (docs/rules.md, R7).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

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

    // The sum of all rows.
    constexpr int total() const;
    friend bool operator==(const Score&, const Score&) = default;
};

// Who can score a row of the sheet.
enum class ScoredBy : std::uint8_t {
    every_team,
    completing_team,  // the team that completed the trip (R6.1)
    extension,        // the team or teams that R7.9 names
};
template <>
inline constexpr std::array<std::string_view, 3> kIds<ScoredBy>{"every-team", "completing-team",
                                                                "extension"};

// One row of R7, in the order of the sheet.
struct ScoreRow {
    std::string_view id;    // as in the word catalogue: "delayed-action"
    std::string_view json;  // as in JSON: "delayedAction"
    std::string_view rule;
    std::uint16_t Score::*points;
    std::uint16_t worth;  // for one mile, one safety, one coup fourré, ...
    ScoredBy scored_by;
};
inline constexpr std::array<ScoreRow, 9> kScoreRows{{
    {"milestones", "milestones", "R7.1", &Score::milestones, 1, ScoredBy::every_team},
    {"safeties", "safeties", "R7.2", &Score::safeties, 100, ScoredBy::every_team},
    {"all-safeties", "allSafeties", "R7.3", &Score::all_safeties, 300, ScoredBy::every_team},
    {"coup-fourres", "coupFourres", "R7.4", &Score::coup_fourres, 300, ScoredBy::every_team},
    {"trip-completed", "tripCompleted", "R7.5", &Score::trip_completed, 400,
     ScoredBy::completing_team},
    {"delayed-action", "delayedAction", "R7.6", &Score::delayed_action, 300,
     ScoredBy::completing_team},
    {"safe-trip", "safeTrip", "R7.7", &Score::safe_trip, 300, ScoredBy::completing_team},
    {"shut-out", "shutOut", "R7.8", &Score::shut_out, 500, ScoredBy::completing_team},
    {"extension", "extension", "R7.9", &Score::extension, 200, ScoredBy::extension},
}};

constexpr int Score::total() const {
    int sum = 0;
    for (const ScoreRow& row : kScoreRows) sum += this->*row.points;
    return sum;
}

// Returns the points for one mile, safety and so on in a row: worth(&Score::safeties) is 100.
constexpr std::uint16_t worth(std::uint16_t Score::*row) {
    for (const ScoreRow& each : kScoreRows)
        if (each.points == row) return each.worth;
    return 0;
}

// Returns what a team would score if the hand ended now. `team` must be a team of the game.
Score score(const Board& board, Team team);
// Returns the points of earlier hands plus what each team would score if this hand ended now. Once
// the hand is over, these are the totals of the game so far. Entries beyond the teams are 0.
PerTeam<int> totals_after(const Board& board);
// Returns the teams that have won, as bits: bit 0 is team 0. Several bits are set after a draw, and
// none before the game is over.
unsigned winners(const Board& board);

}  // namespace bornes
