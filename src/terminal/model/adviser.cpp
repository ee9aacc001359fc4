#include "terminal/model/adviser.h"

#include <algorithm>
#include <random>

#include "bornes/allowance.h"

namespace bornes::terminal {

void Adviser::ask(const View& view, int ms) {
    asked_ = view;
    // Makes a new bot for each question, because the last one may still be thinking.
    thinker_.start([view, ms, seed = std::random_device{}()] {
        return make_bot(Level::master, seed)->think(view, Allowance::of_time(ms).from_now());
    });
}

std::optional<Candidate> Adviser::take(const View& now) {
    const std::optional<Assessment> thought = thinker_.take();
    if (!thought || !(now == asked_)) return std::nullopt;
    const auto best =
        std::find_if(thought->candidates.begin(), thought->candidates.end(),
                     [&](const Candidate& each) { return each.action == thought->action; });
    return best == thought->candidates.end() ? std::nullopt : std::optional(*best);
}

}  // namespace bornes::terminal
