#include "puzzles/careful.h"

#include <algorithm>
#include <array>

#include "bots/imagination.h"
#include "bots/rollout.h"
#include "bots/tryout.h"
#include "review/difference.h"

namespace bornes::puzzles {
namespace {

using namespace bots;

constexpr int kCarefulTurns = 3;
constexpr int kRolloutsPerTurn = 32;
constexpr std::size_t kClosest = 4;
constexpr int kFirstLook = 30;  // samples after which a rival that leads ends the check
constexpr double kShare = 0.5;  // of the margin
constexpr double kErrors = 1;

// The outcome of an action if the player searches in each of the next turns.
Outcome careful_outcome(const Position& start, Action action, Seat seat, Opponents opponents,
                        Bot& player) {
    Position position = start;
    apply(position, action);
    for (int turn = 0; turn < kCarefulTurns; ++turn) {
        roll_out(position, seat, 0, opponents);
        if (position.board.over()) break;
        const View seen = view(position, seat);
        apply(position, player.think(seen, Budget::of_rollouts(kRolloutsPerTurn)).action);
    }
    roll_out(position, seat, Tryout::kTurnsAhead - kCarefulTurns, opponents);
    return outcome_of(position, seat);
}

// How far a rival is behind the best action, for each kind of opponents.
using Loss = std::array<review::Difference, kOpponentKinds>;

bool stays_behind(const Loss& loss, double margin, int samples) {
    review::Difference all;
    for (const review::Difference& each : loss) {
        if (each.sum < 0) return false;
        all.sum += each.sum;
        all.squares += each.squares;
    }
    const double mean = all.mean(samples);
    return mean >= kShare * margin && mean >= kErrors * all.error(samples);
}

}  // namespace

bool confirm(const View& view, std::span<const Cost> costs, double margin,
             const SearchBudget& budget, std::uint64_t seed) {
    const std::size_t rivals = std::min(costs.size() - 1, kClosest);
    const Imagination imagination(view);
    const auto player = make_bot(Level::master, seed);
    Random random(seed);
    std::array<Loss, kClosest> losses{};
    for (int sample = 0; sample < budget.careful_samples; ++sample) {
        const auto opponents = static_cast<Opponents>(sample % 2);
        const Position start = imagination.deal(opponents, random);
        const auto try_out = [&](std::size_t i) {
            return careful_outcome(start, costs[i].action, view.seat, opponents, *player).win;
        };
        const double best = try_out(0);
        for (std::size_t i = 0; i < rivals; ++i)
            losses[i][static_cast<std::size_t>(opponents)].add(best - try_out(i + 1));
        if (sample + 1 != kFirstLook) continue;
        for (std::size_t i = 0; i < rivals; ++i)
            if (losses[i][0].sum + losses[i][1].sum < 0) return false;
    }
    return std::all_of(
        losses.begin(), losses.begin() + static_cast<std::ptrdiff_t>(rivals),
        [&](const Loss& loss) { return stays_behind(loss, margin, budget.careful_samples); });
}

}  // namespace bornes::puzzles
