// An online table before its first hand: who sits where, and where one may sit.
#pragma once

#include "online_game.h"
#include "stage.h"

namespace bornes::terminal {

class WaitingRoom {
public:
    WaitingRoom(Screen& screen, OnlineGame& game, const Voice& voice, std::string link)
        : stage_(screen, voice, game), game_(game), voice_(voice), link_(std::move(link)) {}

    // Until the cards are dealt; false if the person leaves.
    bool run();

private:
    void draw(Canvas& canvas) const;
    void draw_seats(Canvas& canvas, int y) const;
    bool handle(Key key);

    Stage stage_;
    OnlineGame& game_;
    const Voice& voice_;
    std::string link_;
};

// What there is to wait for.
std::string room_state(const Voice& voice, const OnlineGame& game);

}  // namespace bornes::terminal
