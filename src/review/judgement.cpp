// Works in two steps, so that a lucky rival does not look better than it is. First, sequential
// halving drops candidates until the played action and its best rival are left. Then these two meet
// in fresh samples, which alone give the difference and its standard error.
#include "review/judgement.h"

#include <algorithm>
#include <array>
#include <bit>

#include "bots/assessment.h"
#include "bots/tryout.h"
#include "review/difference.h"
#include "review/figures.h"

namespace bornes::review {
namespace {

using namespace bots;

constexpr std::size_t kMostCandidates = 8;
constexpr int kSamplesBetweenLooks = 4;
constexpr int kSamplesToBeSure = 16;
constexpr double kSurely = 4;  // standard errors by which a rival must be behind
// In winning chances: points decide when the chances are equal.
constexpr double kPointWorth = 1e-5;

// How far an action is ahead of the played one, over paired samples.
struct Rival {
    Action action;
    Difference win;
    Difference points;
    int samples = 0;

    double lead() const { return win.mean(samples) + kPointWorth * points.mean(samples); }
    bool surely_behind() const {
        return samples >= kSamplesToBeSure &&
               win.mean(samples) < -kSurely * win.error(samples) - kPointWorth;
    }
};

class Judge {
public:
    Judge(const View& view, Action played, const Budget& budget, std::uint64_t seed)
        : view_(view), played_(played), budget_(budget), tryout_(view), random_(seed) {
        if (budget_.rollouts <= 0 && !budget_.time_up) budget_.rollouts = kUsualRollouts;
    }

    Judgement judge() {
        std::vector<Rival> rivals = favourites();
        thin_out(rivals);
        Rival rival{rivals.front().action, {}, {}, 0};
        if (!rivals.front().surely_behind()) meet(rival);
        return verdict(rival);
    }

private:
    // The network's favourites except the played action.
    std::vector<Rival> favourites() const {
        const Rules& rules = view_.board.rules;
        const Assessment assessment =
            assess(view_, unseen_cards(view_.board, view_.hand), master_policy(rules));
        std::vector<Rival> rivals;
        for (const Candidate& candidate : assessment.candidates)
            if (candidate.action != played_ && rivals.size() + 1 < kMostCandidates)
                rivals.push_back({candidate.action, {}, {}, 0});
        return rivals;
    }

    // Spends half of the budget, in as many rounds as it takes until one rival is left.
    void thin_out(std::vector<Rival>& rivals) {
        const auto rounds = static_cast<int>(std::bit_width(rivals.size() - 1));
        for (int round = 1; round <= rounds; ++round) {
            play(rivals, 0.5 * round / rounds);
            std::stable_sort(rivals.begin(), rivals.end(),
                             [](const Rival& a, const Rival& b) { return a.lead() > b.lead(); });
            rivals.resize((rivals.size() + 1) / 2);
            if (rivals.front().surely_behind()) rivals.resize(1);
            if (rivals.size() == 1) return;
        }
    }

    // Spends the rest of the budget. Stops early if the rival is surely not better.
    void meet(Rival& rival) {
        constexpr int looks = 4;
        const double begun = rollouts_ > 0 ? 0.5 : 0;
        std::vector<Rival> alone{rival};
        for (int look = 1; look <= looks && !alone[0].surely_behind(); ++look)
            play(alone, begun + (1 - begun) * look / looks);
        rival = alone[0];
    }

    // Plays samples until this share of the budget is spent.
    void play(std::vector<Rival>& rivals, double share) {
        const auto most = static_cast<std::int64_t>(budget_.rollouts * share);
        for (int sample = 1;; ++sample) {
            if (budget_.rollouts > 0 && rollouts_ >= most) return;
            play_sample(rivals);
            const bool look = sample % kSamplesBetweenLooks == 0;
            if (look && budget_.time_up && budget_.time_up(share)) return;
        }
    }

    void play_sample(std::vector<Rival>& rivals) {
        std::array<Action, kMostCandidates> actions;
        std::array<Outcome, kMostCandidates> outcomes;
        actions[0] = played_;
        for (std::size_t i = 0; i < rivals.size(); ++i) actions[i + 1] = rivals[i].action;
        tryout_.sample(std::span(actions).first(rivals.size() + 1), outcomes, random_);
        for (std::size_t i = 0; i < rivals.size(); ++i) {
            rivals[i].win.add(outcomes[i + 1].win - outcomes[0].win);
            rivals[i].points.add(outcomes[i + 1].points - outcomes[0].points);
            ++rivals[i].samples;
        }
        rollouts_ += static_cast<std::int64_t>(rivals.size()) + 1;
    }

    Judgement verdict(const Rival& rival) const {
        const int samples = rival.samples;
        const bool race = view_.board.rules.is_race();
        const Figures lead{rounded_win(rival.win.mean(samples)),
                           race ? 0 : rounded_points(rival.points.mean(samples))};
        const bool better = lead.win > 0 || (lead.win == 0 && lead.points > 0);
        if (!better) return {played_, {}, {}};
        return {rival.action,
                {lead.win, std::max(lead.points, 0.0)},
                {rounded_win(rival.win.error(samples)),
                 race ? 0 : rounded_points(rival.points.error(samples))}};
    }

    const View& view_;
    Action played_;
    Budget budget_;
    Tryout tryout_;
    Random random_;
    std::int64_t rollouts_ = 0;
};

}  // namespace

Judgement judge(const View& view, Action action, const Budget& budget, std::uint64_t seed) {
    return Judge(view, action, budget, seed).judge();
}

}  // namespace bornes::review
