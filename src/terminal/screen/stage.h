// Shows pictures that adapt to the size of the window, and returns keys.
#pragma once

#include <functional>
#include <optional>
#include <utility>

#include "terminal/model/game.h"
#include "terminal/screen/screen.h"
#include "words/words.h"

namespace bornes::terminal {

class Stage {
public:
    using Draw = std::function<void(Canvas&)>;

    Stage(Screen& screen, const words::Voice& voice) : screen_(screen), voice_(voice) {}
    // Lets the game advance when its bell rings, whatever the screen shows.
    Stage(Screen& screen, const words::Voice& voice, Game& game)
        : screen_(screen), voice_(voice), game_(&game) {}

    // Draws, and redraws after a resize, until a key comes, the bell rings or `ms` milliseconds
    // have passed (negative: no limit). If the window is too small, says so and accepts only `q`.
    std::optional<Key> ask(const Draw& draw, int ms = -1);
    // The same, without listening to the bell.
    std::optional<Key> hold(const Draw& draw, int ms);
    void show(const Draw& draw);
    // Shows a picture for a quarter of a second, and drops all keys typed before and during it.
    void begin_turn(const Draw& draw);
    Size size() const { return screen_.size(); }
    // Whether the game changed while the person was asked. Resets the answer.
    bool take_change() { return std::exchange(changed_, false); }

private:
    // Returns false if the window is too small for the picture.
    bool paint(const Draw& draw);
    std::optional<Key> key(const Draw& draw, int ms, const platform::Bell* bell);

    Screen& screen_;
    const words::Voice& voice_;
    Game* game_ = nullptr;
    bool changed_ = false;
};

}  // namespace bornes::terminal
