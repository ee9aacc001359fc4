// Shows pictures that follow the size of the window, and gives the keys pressed meanwhile.
#pragma once

#include <functional>
#include <optional>

#include "screen.h"
#include "words/words.h"

namespace bornes::terminal {

class Stage {
public:
    using Draw = std::function<void(Canvas&)>;

    Stage(Screen& screen, const words::Voice& voice) : screen_(screen), voice_(voice) {}

    // Draws, again after every resize, until a key comes or `ms` milliseconds are over (a negative
    // number: no limit). In a window that is too small it says so instead, and only `q` gets
    // through.
    std::optional<Key> ask(const Draw& draw, int ms = -1);
    void show(const Draw& draw);
    Size size() const { return screen_.size(); }

private:
    // False if the window is too small for the picture.
    bool paint(const Draw& draw);

    Screen& screen_;
    const words::Voice& voice_;
};

}  // namespace bornes::terminal
