// Looks ahead: imagines what the others may hold, and plays every promising action a few turns on.
//
// This is flat Monte Carlo with sequential halving. All candidates meet the same imagined
// positions, and each round drops the weaker half. The policy's favourite is played unless another
// candidate is clearly better. Without that last rule, the noise of the search costs more than the
// search finds.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numeric>

#include "assessment.h"
#include "bornes/bot.h"
#include "policy.h"
#include "tryout.h"
#include "unseen.h"

namespace bornes {
namespace {

using namespace bots;

constexpr std::size_t kMostCandidates = 8;
constexpr int kUsualRollouts = 4000;  // if the budget sets no limit
constexpr int kSamplesBetweenLooks = 4;
constexpr double kClearly = 1.5;  // standard errors by which a candidate must lead the favourite
constexpr double kPointWorth =
    1e-5;  // in winning chances: points decide when the chances are equal

// One action under trial. Its lead over the favourite is measured sample by sample.
struct Trial {
    Action action;
    double lead_sum = 0;
    double lead_squares = 0;
    double win_sum = 0;
    double points_sum = 0;
    int samples = 0;

    double lead() const { return samples > 0 ? lead_sum / samples : 0; }
    double error() const {
        if (samples < 2) return 1;
        const double variance = lead_squares / samples - lead() * lead();
        return std::sqrt(std::max(variance, 0.0) / samples);
    }
};

class Search {
public:
    Search(const View& view, const Budget& budget, Random& random)
        : tryout_(view), budget_(budget), random_(random) {
        if (budget_.rollouts <= 0 && !budget_.time_up) budget_.rollouts = kUsualRollouts;
    }

    // Expects the candidates best first, and writes the results into them.
    void run(Assessment& assessment) {
        const std::size_t count = std::min(assessment.candidates.size(), kMostCandidates);
        for (std::size_t i = 0; i < count; ++i)
            trials_.push_back({assessment.candidates[i].action});
        std::vector<std::size_t> alive(count);
        for (std::size_t i = 0; i < count; ++i) alive[i] = i;
        const auto rounds = static_cast<int>(std::bit_width(count - 1));
        for (int round = 1; round <= rounds; ++round) {
            play_round(alive, round, rounds);
            keep_better_half(alive);
        }
        report(assessment);
    }

private:
    void play_round(const std::vector<std::size_t>& alive, int round, int rounds) {
        const double share = static_cast<double>(round) / rounds;
        const std::int64_t most = std::int64_t{budget_.rollouts} * round / rounds;
        for (int sample = 1;; ++sample) {
            if (budget_.rollouts > 0 && rollouts_ >= most) return;
            play_sample(alive);
            const bool look = sample % kSamplesBetweenLooks == 0;
            if (look && budget_.time_up && budget_.time_up(share)) return;
        }
    }

    void play_sample(const std::vector<std::size_t>& alive) {
        std::array<Action, kMostCandidates> actions;
        std::array<Outcome, kMostCandidates> outcomes;
        for (std::size_t i = 0; i < alive.size(); ++i) actions[i] = trials_[alive[i]].action;
        tryout_.sample(std::span(actions).first(alive.size()), outcomes, random_);
        double favourite = 0;
        for (std::size_t i = 0; i < alive.size(); ++i) {  // the favourite is always the first
            const double value = outcomes[i].win + kPointWorth * outcomes[i].points;
            if (i == 0) favourite = value;
            Trial& trial = trials_[alive[i]];
            trial.lead_sum += value - favourite;
            trial.lead_squares += (value - favourite) * (value - favourite);
            trial.win_sum += outcomes[i].win;
            trial.points_sum += outcomes[i].points;
            ++trial.samples;
            ++rollouts_;
        }
    }

    // The favourite stays to the end, because every candidate is measured against it.
    void keep_better_half(std::vector<std::size_t>& alive) {
        std::stable_sort(alive.begin() + 1, alive.end(), [&](std::size_t a, std::size_t b) {
            return trials_[a].lead() > trials_[b].lead();
        });
        alive.resize(std::max<std::size_t>(2, (alive.size() + 1) / 2));
    }

    void report(Assessment& assessment) const {
        std::size_t choice = 0;
        for (std::size_t i = 1; i < trials_.size(); ++i)
            if (trials_[i].lead() > kClearly * trials_[i].error() &&
                trials_[i].lead() > trials_[choice].lead())
                choice = i;
        for (std::size_t i = 0; i < trials_.size(); ++i) {
            const Trial& trial = trials_[i];
            if (trial.samples == 0) continue;
            assessment.candidates[i].win = trial.win_sum / trial.samples;
            assessment.candidates[i].points = trial.points_sum / trial.samples;
        }
        put_in_order(assessment.candidates, choice);
        assessment.action = assessment.candidates.front().action;
    }

    // Orders the candidates: the choice, then the tried candidates by their lead, then the others.
    void put_in_order(std::vector<Candidate>& candidates, std::size_t choice) const {
        std::vector<std::size_t> order(trials_.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::swap(order[0], order[choice]);
        std::stable_sort(order.begin() + 1, order.end(), [&](std::size_t a, std::size_t b) {
            return trials_[a].lead() > trials_[b].lead();
        });
        const std::vector<Candidate> before = candidates;
        for (std::size_t i = 0; i < order.size(); ++i) candidates[i] = before[order[i]];
    }

    Tryout tryout_;
    Budget budget_;
    Random& random_;
    std::int64_t rollouts_ = 0;
    std::vector<Trial> trials_;
};

class MasterBot : public Bot {
public:
    explicit MasterBot(std::uint64_t seed) : seed_(seed) {}

    Assessment think(const View& view, const Budget& budget) override {
        Assessment assessment =
            assess(view, unseen_cards(view.board, view.hand), master_policy(view.board.rules));
        if (assessment.candidates.size() == 1) return assessment;
        // The seed depends only on the bot's seed and the position, so a bot need not have seen the
        // earlier moves.
        Random random(
            seed_for(seed_, std::uint64_t{view.board.hand_number} << 16 | view.board.ply));
        Search(view, budget, random).run(assessment);
        return assessment;
    }

private:
    std::uint64_t seed_;
};

}  // namespace

std::unique_ptr<Bot> detail::make_master(std::uint64_t seed) {
    return std::make_unique<MasterBot>(seed);
}

}  // namespace bornes
