#include "review/curve.h"

#include <numeric>
#include <utility>

#include "bornes/score.h"
#include "bots/equity.h"
#include "bots/policy.h"
#include "bots/rollout.h"
#include "bots/unseen.h"
#include "review/figures.h"

namespace bornes::review {
namespace {

using namespace bots;

// Positions are played on to a turn of this seat, and evaluated there. The seat is the same for all
// of them, because the seat to act holds one card more. Otherwise the curve would jump.
constexpr Seat kEvaluationSeat = 0;
constexpr int kTurnsAhead = 8;

// Shuffles the draw pile. With the same random numbers, the cards that remain after a draw get the
// same order as before it.
void order_pile(Position& position, Random random) {
    std::array<std::uint8_t, kFullDeck> places;
    std::iota(places.begin(), places.end(), std::uint8_t{0});
    for (std::uint32_t left = kFullDeck; left > 1; --left)
        std::swap(places[left - 1], places[random.below(left)]);
    const DeckOrder pile = position.draw_pile;
    std::size_t next = 0;
    for (const std::uint8_t place : places)
        if (place < position.board.draw_pile_size) position.draw_pile[next++] = pile[place];
}

double lead_of(const Position& position, Seat seat) {
    Board board = position.board;
    board.seat = seat;
    const Hand hand = position.hands[seat];
    return master_policy(board.rules).value(board, hand, unseen_cards(board, hand));
}

PerTeam<double> chances_after(const Position& position) {
    const Board& board = position.board;
    const Rules& rules = board.rules;
    if (board.over()) return calibrated_equities(rules, totals_after(board));
    PerTeam<double> leads{};
    for (int team = 0; team < rules.teams; ++team)  // seat n is the first seat of team n
        leads[team] = rules.teams == 2 && team == 1 ? -leads[0] : lead_of(position, team);
    return calibrated_win_chances(board, leads);
}

}  // namespace

PerTeam<double> chances_of(const Position& position, int samples, std::uint64_t seed) {
    const int teams = position.board.rules.teams;
    PerTeam<double> sums{};
    for (int sample = 0; sample < samples; ++sample) {
        Position copy = position;
        order_pile(copy, Random(seed_for(seed, static_cast<std::uint64_t>(sample))));
        roll_out(copy, kEvaluationSeat, kTurnsAhead, Opponents::by_policy);
        const PerTeam<double> chances = chances_after(copy);
        for (int team = 0; team < teams; ++team) sums[team] += chances[team];
    }
    PerTeam<double> means{};
    std::int64_t rest = kWinUnits;
    for (int team = 0; team + 1 < teams; ++team) {
        const std::int64_t share = std::min(rest, units(sums[team] / samples, kWinUnits));
        rest -= share;
        means[team] = static_cast<double>(share) / kWinUnits;
    }
    means[teams - 1] = static_cast<double>(rest) / kWinUnits;
    return means;
}

}  // namespace bornes::review
