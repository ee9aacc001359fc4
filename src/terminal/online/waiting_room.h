// An online table before its first hand: the seats, and who sits there.
#pragma once

#include "terminal/online/online_game.h"
#include "terminal/screen/keys.h"
#include "terminal/screen/stage.h"

namespace bornes::terminal {

class WaitingRoom {
public:
    WaitingRoom(Screen& screen, OnlineGame& game, const Voice& voice, std::string link)
        : stage_(screen, voice, game), game_(game), voice_(voice), link_(std::move(link)) {}

    // Runs until the cards are dealt. Returns false if the person leaves.
    bool run();

private:
    void draw(Canvas& canvas) const;
    void draw_seats(Canvas& canvas, int y) const;
    // Returns false if the person leaves.
    bool handle(Key key);
    Situation situation() const;
    void handle_selected(Request request);
    void say_something();

    Stage stage_;
    OnlineGame& game_;
    const Voice& voice_;
    std::string link_;
    int selected_ = 0;  // a seat
};

// The rules of the table: "Parker 1988 · 30 s per turn · no hints".
std::string room_rules(const Voice& voice, const client::TableState& table);
// What the players are waiting for.
std::string room_state(const Voice& voice, const OnlineGame& game);

}  // namespace bornes::terminal
