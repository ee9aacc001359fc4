// An online table before its first hand, in lines of text.
#pragma once

#include <iosfwd>

#include "terminal/online/online_game.h"
#include "terminal/plain/lines.h"
#include "terminal/plain/plain_command.h"

namespace bornes::terminal {

class PlainRoom {
public:
    PlainRoom(Lines& in, std::ostream& out, OnlineGame& game, const Voice& voice, bool ascii)
        : in_(in), out_(out), game_(game), voice_(voice), ascii_(ascii) {}

    // Runs until the cards are dealt. Returns false if the person leaves or the input ends.
    bool run();

private:
    bool step();
    bool obey(const Command& command);
    bool is_too_early(const Command& command) const;
    void tell_news();
    void tell_seats();
    void say(std::string_view text);

    Lines& in_;
    std::ostream& out_;
    OnlineGame& game_;
    const Voice& voice_;
    bool ascii_;
    std::optional<std::string> held_;
    std::size_t remarks_told_ = 0;
    std::string state_told_;
};

}  // namespace bornes::terminal
