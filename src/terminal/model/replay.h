// Steps through a record, forwards and backwards.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bornes/record.h"
#include "terminal/model/game.h"

namespace bornes::terminal {

// A record as a game that nobody plays: it shows one position of it, with all that spectators see
// and the hand of the seat that is to act.
class Replay : public Game {
public:
    // `fault` says why the record breaks off, if it does.
    explicit Replay(Record record, std::string fault = {});

    // The seat of the person who played, if the record calls it "You" in any language.
    int viewer() const override { return person_; }
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
    // Why the record goes no further, if the position shown is the last one before a fault.
    std::string_view broken_off() const {
        return at_ + 1 == frames_.size() ? std::string_view(fault_) : std::string_view();
    }
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
    int person_ = View::kSpectator;
    std::string fault_;
    std::vector<Frame> frames_;
    std::vector<Board> finished_;
    std::size_t at_ = 0;
};

}  // namespace bornes::terminal
