#include "puzzles/search.h"

#include <algorithm>
#include <array>

#include "bots/assessment.h"
#include "bots/tryout.h"
#include "review/difference.h"
#include "review/figures.h"

namespace bornes::puzzles {
namespace {

using namespace bots;

constexpr std::size_t kFavourites = 8;
// After these percentages of the long search, hopeless candidates for a puzzle are dropped.
constexpr std::array kLooks{4, 12, 35, 100};
// An action needs no more samples if it is behind by both: standard errors, and chance to win.
constexpr double kFarErrors = 8;
constexpr double kFarMargin = 0.1;
// An action that is closer than this share of the margin, or this many errors, ends the search.
constexpr double kHopeless = 0.6;
constexpr double kHopelessErrors = 2;

using Actions = std::array<Action, ActionList::kCapacity>;
using Outcomes = std::array<Outcome, ActionList::kCapacity>;

// How far an action is behind the best.
struct Trial {
    Action action;
    review::Difference win;
    review::Difference points;
    int samples = 0;
    bool far_behind = false;

    void add(const Outcome& best, const Outcome& own) {
        win.add(best.win - own.win);
        points.add(best.points - own.points);
        ++samples;
    }
    double loss() const { return win.mean(samples); }
    double error() const { return win.error(samples); }
    // Also true for an action that is ahead: then `best` is not the best.
    bool too_close(double margin) const {
        return loss() < kHopeless * margin || loss() < kHopelessErrors * error();
    }
};

bool clearly_behind(const Cost& cost, double margin) {
    return cost.loss.win >= margin && cost.loss.win >= kLeastErrors * cost.error.win &&
           cost.loss.points >= 0;
}

class Proof {
public:
    Proof(const View& view, Action best, double margin, const SearchBudget& budget,
          std::uint64_t seed)
        : view_(view), best_(best), margin_(margin), budget_(budget), tryout_(view), random_(seed) {
        ActionList legal;
        legal_actions(view, legal);
        for (const Action action : legal)
            if (action != best) trials_.push_back({action, {}, {}, 0, false});
    }

    std::optional<std::vector<Cost>> costs() {
        for (const int share : kLooks) {
            for (; samples_ < budget_.long_samples * share / 100; ++samples_) play_sample();
            for (Trial& trial : trials_) {
                if (trial.too_close(margin_)) return std::nullopt;
                trial.far_behind =
                    trial.loss() > kFarErrors * trial.error() && trial.loss() > kFarMargin;
            }
        }
        std::vector<Cost> costs = sorted();
        for (std::size_t i = 1; i < costs.size(); ++i)
            if (!clearly_behind(costs[i], margin_)) return std::nullopt;
        return costs;
    }

private:
    void play_sample() {
        Actions actions;
        Outcomes outcomes;
        std::size_t count = 0;
        actions[count++] = best_;
        for (const Trial& trial : trials_)
            if (!trial.far_behind) actions[count++] = trial.action;
        if (count == 1) return;
        tryout_.sample(std::span(actions).first(count), outcomes, random_);
        std::size_t next = 1;
        for (Trial& trial : trials_)
            if (!trial.far_behind) trial.add(outcomes[0], outcomes[next++]);
    }

    std::vector<Cost> sorted() const {
        const bool race = view_.board.rules.is_race();
        std::vector<Cost> costs{{best_, {}, {}}};
        for (const Trial& trial : trials_) {
            const int samples = trial.samples;
            const auto points = [race](double value) {
                return race ? 0 : review::rounded_points(value);
            };
            costs.push_back(
                {trial.action,
                 {review::rounded_win(trial.loss()), points(trial.points.mean(samples))},
                 {review::rounded_win(trial.error()), points(trial.points.error(samples))}});
        }
        std::stable_sort(costs.begin() + 1, costs.end(),
                         [](const Cost& a, const Cost& b) { return a.loss.win < b.loss.win; });
        return costs;
    }

    const View& view_;
    Action best_;
    double margin_;
    const SearchBudget& budget_;
    Tryout tryout_;
    Random random_;
    int samples_ = 0;
    std::vector<Trial> trials_;
};

// Tries all actions with the same samples, and determines the leader only afterwards.
class ShortSearch {
public:
    ShortSearch(const View& view, double margin, std::span<const Action> actions,
                std::uint64_t seed)
        : margin_(margin), actions_(actions), tryout_(view), random_(seed) {}

    void play(int samples) {
        while (static_cast<int>(samples_.size()) < samples) {
            Outcomes& outcomes = samples_.emplace_back();
            tryout_.sample(actions_, outcomes, random_);
            for (std::size_t i = 0; i < actions_.size(); ++i) sums_[i] += outcomes[i].win;
        }
    }
    Action leader() const { return actions_[best()]; }
    bool has_leader() const {
        for (std::size_t i = 0; i < actions_.size(); ++i) {
            if (i == best()) continue;
            Trial trial{actions_[i], {}, {}, 0, false};
            for (const Outcomes& outcomes : samples_) trial.add(outcomes[best()], outcomes[i]);
            if (trial.too_close(margin_)) return false;
        }
        return true;
    }

private:
    std::size_t best() const {
        const auto end = sums_.begin() + static_cast<std::ptrdiff_t>(actions_.size());
        return static_cast<std::size_t>(std::max_element(sums_.begin(), end) - sums_.begin());
    }

    double margin_;
    std::span<const Action> actions_;
    Tryout tryout_;
    Random random_;
    std::vector<Outcomes> samples_;
    std::array<double, kFavourites> sums_{};
};

}  // namespace

std::optional<Action> likely_best(const View& view, double margin, const SearchBudget& budget,
                                  std::uint64_t seed) {
    const Assessment favourites =
        assess(view, unseen_cards(view.board, view.hand), master_policy(view.board.rules));
    const std::size_t count = std::min(favourites.candidates.size(), kFavourites);
    Actions actions;
    for (std::size_t i = 0; i < count; ++i) actions[i] = favourites.candidates[i].action;
    ShortSearch search(view, margin, std::span(actions).first(count), seed);
    // In most positions, two moves are nearly equal. A few samples show that.
    for (const int samples : {budget.short_samples / 4, budget.short_samples}) {
        search.play(samples);
        if (!search.has_leader()) return std::nullopt;
    }
    return search.leader();
}

std::optional<std::vector<Cost>> prove(const View& view, Action best, double margin,
                                       const SearchBudget& budget, std::uint64_t seed) {
    return Proof(view, best, margin, budget, seed).costs();
}

}  // namespace bornes::puzzles
