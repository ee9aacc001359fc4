#include "bornes/stakes.h"

namespace bornes {
namespace {

// For each row, the points by which `more` exceeds `less`, or 0.
Score excess(const Score& more, const Score& less) {
    Score rows;
    for (const ScoreRow& row : kScoreRows)
        if (more.*row.points > less.*row.points)
            rows.*row.points = static_cast<std::uint16_t>(more.*row.points - less.*row.points);
    return rows;
}

}  // namespace

ExtensionStakes extension_stakes(const Board& board) {
    const Team team = board.team_to_act();
    const Team opponent = (team + 1) % board.rules.teams;
    Board finished = board;
    finished.completed_by = team;
    Board nobody = board;  // extended, and then the draw pile runs out (R6.5)
    nobody.extended_by = team;
    nobody.target_steps = static_cast<std::uint8_t>(board.rules.extension / kStep);
    Board overtaken = nobody;
    overtaken.completed_by = opponent;
    Board completed = nobody;
    completed.completed_by = team;
    completed.teams[team].steps = nobody.target_steps;

    const Score now = score(finished, team);
    return {.gain = excess(score(completed, team), now),
            .risk = excess(now, score(nobody, team)),
            .to_opponents_if_overtaken = score(overtaken, opponent).extension,
            .to_opponents_if_nobody = score(nobody, opponent).extension};
}

}  // namespace bornes
