// Steps through a record, forwards and backwards.
#pragma once

#include <vector>

#include "bornes/record.h"
#include "terminal/model/game.h"

namespace bornes::terminal {

// A record as a game that nobody plays: it shows one position of it, with all that spectators see
// and the hand of the seat that is to act.
class Replay : public Game {
public:
    explicit Replay(Record record);

    int viewer() const override { return View::kSpectator; }
    View view() const override;
    std::string name_of(int seat) const override;
    int people() const override { return 0; }
    std::vector<Event> events() const override;
    const std::vector<Board>& finished_hands() const override { return finished_; }
    Demand demand() const override { return Demand::nothing; }
    void act(Action) override {}
    bool advance() override { return step(1); }
    void next_hand() override {}

    bool empty() const { return frames_.empty(); }
    // Moves so many positions on; false if that is past an end.
    bool step(int by);
    void to_hand(int by);
    void to_end(bool last);

    // Of the position shown: how many moves of its hand came before it, and of what kind the last
    // was.
    int moves() const { return static_cast<int>(frame().events.size()); }
    bool last_is_decline() const { return frame().events.back().action.is_decline(); }
    int hands() const;
    int plies() const;  // of the hand shown

private:
    struct Frame {
        Position position;
        std::size_t hand = 0;
        std::vector<Event> events;
    };
    const Frame& frame() const { return frames_[at_]; }

    Record record_;
    std::vector<Frame> frames_;
    std::vector<Board> finished_;
    std::size_t at_ = 0;
};

}  // namespace bornes::terminal
