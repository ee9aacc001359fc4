// A game in the full screen, from where it stands to its end or until the person leaves.
#pragma once

#include "terminal/model/game.h"
#include "terminal/screen/stage.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

struct Pace {
    int ms = 900;  // between two moves of others
};

class FullScreen {
public:
    FullScreen(Screen& screen, Game& game, const Voice& voice, Pace pace)
        : stage_(screen, voice, game), game_(game), voice_(voice), pace_(pace) {}

    // Returns when the game is over and its end has been seen, or when the person quits.
    void run();
    // What is to be seen or done next. This and the following return false if the person quits.
    bool step();

private:
    bool pass_keyboard();
    bool take_turn();
    bool look();
    bool watch();
    bool handle_while_watching(Key key);
    bool end_hand();
    void show_coup_fourre();

    Stage stage_;
    Game& game_;
    const Voice& voice_;
    Pace pace_;
    int owner_ = View::kSpectator;  // whose hand may be on the screen
    bool hurried_ = false;
    bool done_ = false;
    std::size_t events_seen_ = 0;
};

}  // namespace bornes::terminal
