// Hints of the strongest bot, thought of while the person goes on.
#pragma once

#include "terminal/model/thinker.h"

namespace bornes::terminal {

class Adviser {
public:
    explicit Adviser(const platform::Bell& bell) : thinker_(bell) {}

    // The viewer must be to act.
    void ask(const View& view, int ms);
    // The advice, once, if it is there and `now` is still what was asked about.
    std::optional<Candidate> take(const View& now);

private:
    Thinker thinker_;
    View asked_;
};

}  // namespace bornes::terminal
