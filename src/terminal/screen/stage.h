// Shows pictures that follow the size of the window, and gives the keys pressed meanwhile.
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
    // What rings the bell is taken in while somebody is asked, whatever is on the screen.
    Stage(Screen& screen, const words::Voice& voice, Game& game)
        : screen_(screen), voice_(voice), game_(&game) {}

    // Draws, again after every resize, until a key comes, the bell rings or `ms` milliseconds are
    // over (a negative number: no limit). In a window that is too small it says so instead, and
    // only `q` gets through.
    std::optional<Key> ask(const Draw& draw, int ms = -1);
    // The same, with no ear for the bell.
    std::optional<Key> hold(const Draw& draw, int ms);
    void show(const Draw& draw);
    // Shows a picture for a quarter of a second, and drops all keys typed before and meanwhile.
    void begin_turn(const Draw& draw);
    Size size() const { return screen_.size(); }
    // Whether the game has become another one while somebody was asked; told once.
    bool take_change() { return std::exchange(changed_, false); }

private:
    // False if the window is too small for the picture.
    bool paint(const Draw& draw);
    std::optional<Key> key(const Draw& draw, int ms, const platform::Bell* bell);

    Screen& screen_;
    const words::Voice& voice_;
    Game* game_ = nullptr;
    bool changed_ = false;
};

}  // namespace bornes::terminal
