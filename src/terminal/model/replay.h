// Steps through a record, forwards and backwards.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bornes/record.h"
#include "terminal/model/game.h"

namespace bornes::terminal {

// A record behind the interface Game. It shows one position at a time, as a spectator sees it but
// with the hand of the seat that is to act.
class Replay : public Game {
public:
    // `fault` says why the record ends early, or is empty.
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
    // Why the record ends here, if this is the last position before a fault.
    std::string_view broken_off() const {
        return at_ + 1 == frames_.size() ? std::string_view(fault_) : std::string_view();
    }
    // Moves forwards or backwards by this many positions. Returns false if that is past an end.
    bool step(int by);
    void to_hand(int by);
    void to_end(bool last);

    // The number of moves of this hand before the position, and whether the last was a decline.
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
