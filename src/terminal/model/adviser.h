// Hints from the strongest bot, computed in the background.
#pragma once

#include "terminal/model/thinker.h"

namespace bornes::terminal {

class Adviser {
public:
    explicit Adviser(const platform::Bell& bell) : thinker_(bell) {}

    // The view must be of the seat that is to act.
    void ask(const View& view, int ms);
    // Returns the advice once, when it is ready and `now` is still the view that it is about.
    std::optional<Candidate> take(const View& now);

private:
    Thinker thinker_;
    View asked_;
};

}  // namespace bornes::terminal
