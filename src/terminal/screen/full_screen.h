// Plays a game on the full screen, until it ends or the person leaves.
#pragma once

#include <cstdint>

#include "terminal/model/game.h"
#include "terminal/screen/keys.h"
#include "terminal/screen/stage.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

struct Pace {
    int ms = 900;  // pause after each move of others
};

class FullScreen {
public:
    FullScreen(Screen& screen, Game& game, const Voice& voice, Pace pace)
        : stage_(screen, voice, game), game_(game), voice_(voice), pace_(pace) {}

    enum class End : std::uint8_t { quit, another };
    // Returns when the person quits, or wants another game after this one.
    End run();
    // Shows or asks what comes next. This and the following return false if the person quits.
    bool step();

private:
    void begin_turn();
    bool pass_keyboard();
    bool take_turn();
    bool look();
    bool watch();
    bool handle_while_watching(Key key);
    bool end_hand();
    bool handle_at_end(Request request, Key key);
    void show_coup_fourre();

    Stage stage_;
    Game& game_;
    const Voice& voice_;
    Pace pace_;
    int owner_ = View::kSpectator;  // the seat whose hand may be shown
    bool hurried_ = false;
    bool another_ = false;
    bool others_acted_ = true;  // since the person's last decision
    std::size_t events_seen_ = 0;
};

}  // namespace bornes::terminal
