#include "bornes/score.h"

#include <algorithm>
#include <bit>

namespace bornes {
namespace {

constexpr std::uint16_t kSafety = 100;
constexpr std::uint16_t kAllSafeties = 300;
constexpr std::uint16_t kCoupFourre = 300;
constexpr std::uint16_t kTripCompleted = 400;
constexpr std::uint16_t kDelayedAction = 300;
constexpr std::uint16_t kSafeTrip = 300;
constexpr std::uint16_t kShutOut = 500;
constexpr std::uint16_t kExtension = 200;

constexpr std::uint16_t times(int count, std::uint16_t points) {
    return static_cast<std::uint16_t>(count * points);
}

// R7.8: opponents who have no distance card on the table.
std::uint16_t shut_out(const Board& board, int team) {
    int idle = 0;
    for (int other = 0; other < board.rules.teams; ++other)
        if (other != team && board.teams[static_cast<std::size_t>(other)].steps == 0) ++idle;
    if (board.rules.shut_out == ShutOut::each) return times(idle, kShutOut);
    return idle == board.rules.teams - 1 ? kShutOut : 0;
}

// R7.9: the caller's if it completed; otherwise its opponents', as the edition has it.
std::uint16_t extension(const Board& board, int team) {
    if (!board.extended()) return 0;
    if (board.completed_by == board.extended_by) return team == board.extended_by ? kExtension : 0;
    if (team == board.extended_by) return 0;
    const bool completed = board.completed_by != Board::kNobody;
    switch (board.rules.extension_lost) {
        case ExtensionLost::opponents: return kExtension;
        case ExtensionLost::opponents_if_completed: return completed ? kExtension : 0;
        case ExtensionLost::nobody: break;
    }
    return 0;
}

}  // namespace

Score score(const Board& board, int team) {
    const Tableau& tableau = board.teams[static_cast<std::size_t>(team)];
    Score score;
    score.milestones = static_cast<std::uint16_t>(tableau.miles());
    if (board.rules.is_race()) return score;
    const auto displayed = static_cast<unsigned>(tableau.status.safeties());
    score.safeties = times(std::popcount(displayed), kSafety);
    score.all_safeties = std::popcount(displayed) == kSafeties ? kAllSafeties : 0;
    score.coup_fourres = times(std::popcount(tableau.coup_fourres), kCoupFourre);
    score.extension = extension(board, team);
    if (board.completed_by != team) return score;
    score.trip_completed = kTripCompleted;
    score.delayed_action = board.draw_pile == 0 ? kDelayedAction : 0;
    score.safe_trip = tableau.two_hundreds == 0 ? kSafeTrip : 0;
    score.shut_out = shut_out(board, team);
    return score;
}

std::array<int, kMaxTeams> totals_after(const Board& board) {
    std::array<int, kMaxTeams> totals{};
    for (std::size_t team = 0; team < board.rules.teams; ++team)
        totals[team] = board.totals[team] + score(board, static_cast<int>(team)).total();
    return totals;
}

unsigned winners(const Board& board) {
    if (board.phase != Phase::game_over) return 0;
    const auto totals = totals_after(board);
    const int best = *std::max_element(totals.begin(), totals.end());
    unsigned won = 0;
    for (std::size_t team = 0; team < board.rules.teams; ++team)
        if (totals[team] == best) won |= 1U << team;
    return won;
}

}  // namespace bornes
