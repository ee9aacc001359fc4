#include "arena/choice.h"

#include <algorithm>
#include <optional>

#include "bornes/build_view.h"
#include "bornes/notation.h"
#include "bots/policy.h"

namespace bornes::arena {
namespace {

using namespace bots;

// The texts of `legal` that can be parsed as actions.
class Allowed {
public:
    explicit Allowed(const std::vector<std::string>& texts) {
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const auto parsed = action_from_text(texts[i]);
            if (!parsed || list_.size() == ActionList::kCapacity) continue;
            list_.push(*parsed);
            places_.push_back(i);
        }
    }

    const ActionList& actions() const { return list_; }
    std::optional<std::size_t> place_of(Action action) const {
        for (int i = 0; i < list_.size(); ++i)
            if (list_[i] == action) return place(i);
        return std::nullopt;
    }
    std::size_t place(int i) const { return places_[static_cast<std::size_t>(i)]; }

private:
    ActionList list_;
    std::vector<std::size_t> places_;
};

// The best allowed candidate.
std::optional<std::size_t> by_bot(const View& view, const Allowed& allowed, Bot& bot,
                                  const Budget& budget) {
    const Assessment assessment = bot.think(view, budget);
    for (const Candidate& candidate : assessment.candidates)  // the best comes first
        if (const auto place = allowed.place_of(candidate.action)) return place;
    return std::nullopt;
}

// Works for views whose cards do not add up: the policy depends mostly on what may be played.
std::size_t by_policy(const View& view, const Allowed& allowed) {
    Description description(view.board, view.hand, unseen_counts(view));
    Policy::Preferences preferences;
    policy(view.board.rules).prefer(description, allowed.actions(), preferences);
    const auto first = preferences.begin();
    const auto best = std::max_element(first, first + allowed.actions().size());
    return allowed.place(static_cast<int>(best - first));
}

int worth_blindly(Action action) {
    switch (action.verb()) {
        case Verb::answer: return action.is_decline() ? 0 : 1000;
        case Verb::extension: return action == Action::finish() ? 1 : 0;
        case Verb::play: return 400 + (is_distance(action.card()) ? miles_of(action.card()) : 100);
        case Verb::attack: return 300;
        case Verb::discard: return is_safety(action.card()) ? 0 : 100 - index(action.card());
    }
    return 0;
}

std::size_t blindly(const Allowed& allowed) {
    const ActionList& list = allowed.actions();
    const auto* best = std::max_element(list.begin(), list.end(), [](Action a, Action b) {
        return worth_blindly(a) < worth_blindly(b);
    });
    return allowed.place(static_cast<int>(best - list.begin()));
}

}  // namespace

std::size_t choose_text(const protocol::ReadView& read, const std::vector<std::string>& legal,
                        Bot& bot, const Budget& budget) {
    const Allowed allowed(legal);
    if (allowed.actions().empty()) return 0;
    if (!read.view) return blindly(allowed);
    if (read.adds_up())
        if (const auto place = by_bot(*read.view, allowed, bot, budget)) return *place;
    return by_policy(*read.view, allowed);
}

}  // namespace bornes::arena
