#include "bornes/score.h"

#include <algorithm>
#include <bit>

namespace bornes {
namespace {

// The points of a row that is scored `count` times. The compiler reads the value of the row from
// the table of R7.
template <std::uint16_t Score::*row>
std::uint16_t times(int count) {
    constexpr std::uint16_t points = worth(row);
    return static_cast<std::uint16_t>(count * points);
}

// R7.8: counts opponents without a distance card on the table.
std::uint16_t shut_out(const Board& board, Team team) {
    int idle = 0;
    for (int other = 0; other < board.rules.teams; ++other)
        if (other != team && board.teams[other].steps == 0) ++idle;
    if (board.rules.shut_out == ShutOut::once) idle = idle == board.rules.teams - 1 ? 1 : 0;
    return times<&Score::shut_out>(idle);
}

// R7.9: the team that called the extension scores it if that team completed the trip. Otherwise its
// opponents may score it, depending on the edition.
bool scores_extension(const Board& board, Team team) {
    if (!board.extended()) return false;
    if (board.completed_by == board.extended_by) return team == board.extended_by;
    if (team == board.extended_by) return false;
    switch (board.rules.extension_lost) {
        case ExtensionLost::opponents: return true;
        case ExtensionLost::opponents_if_completed: return board.completed_by != kNoTeam;
        case ExtensionLost::nobody: break;
    }
    return false;
}

}  // namespace

Score score(const Board& board, Team team) {
    const Tableau& tableau = board.teams[team];
    Score score;
    score.milestones = static_cast<std::uint16_t>(tableau.miles());
    if (board.rules.is_race()) return score;
    const int displayed = std::popcount(static_cast<unsigned>(tableau.status.safeties()));
    score.safeties = times<&Score::safeties>(displayed);
    score.all_safeties = times<&Score::all_safeties>(displayed == kSafeties ? 1 : 0);
    score.coup_fourres = times<&Score::coup_fourres>(std::popcount(tableau.coup_fourres));
    score.extension = times<&Score::extension>(scores_extension(board, team) ? 1 : 0);
    if (board.completed_by != team) return score;
    score.trip_completed = times<&Score::trip_completed>(1);
    score.delayed_action = times<&Score::delayed_action>(board.draw_pile_size == 0 ? 1 : 0);
    score.safe_trip = times<&Score::safe_trip>(tableau.two_hundreds == 0 ? 1 : 0);
    score.shut_out = shut_out(board, team);
    return score;
}

PerTeam<int> totals_after(const Board& board) {
    PerTeam<int> totals{};
    for (int team = 0; team < board.rules.teams; ++team)
        totals[team] = board.totals[team] + score(board, team).total();
    return totals;
}

unsigned winners(const Board& board) {
    if (board.phase != Phase::game_over) return 0;
    const auto totals = totals_after(board);
    const int best = *std::max_element(totals.begin(), totals.end());
    unsigned won = 0;
    for (int team = 0; team < board.rules.teams; ++team)
        if (totals[team] == best) won |= 1U << team;
    return won;
}

}  // namespace bornes
