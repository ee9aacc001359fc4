// A game in lines of text: no screen control, every change told in one sentence, typed commands.
#pragma once

#include <iosfwd>

#include "game.h"
#include "plain_command.h"
#include "telling.h"

namespace bornes::terminal {

class PlainGame {
public:
    PlainGame(std::istream& in, std::ostream& out, Game& game, const Voice& voice, bool ascii)
        : in_(in), out_(out), game_(game), voice_(voice), ascii_(ascii) {}

    // Until the game is over, the person quits or the input ends.
    void run();

private:
    bool step();
    bool ask();
    // True when the command was an action or something that changed the game.
    bool obey(const Command& command);
    bool play(const Command& command);
    bool discard(const Command& command);
    bool answer(Action action);
    void why(const Command& command);
    bool undo();
    std::optional<Action> play_on(Card card, const std::string& team);
    std::optional<Card> card_of(const Command& command);
    bool wait_for_enter(const std::string& text);
    bool end_hand();

    void say(std::string_view text);
    void tell_news();
    void tell_question();
    void tell_hand();
    void tell_status();
    void tell_score(const Board& board);
    void tell_rules();
    void tell_hint_now();
    std::optional<std::string> read_line();

    std::istream& in_;
    std::ostream& out_;
    Game& game_;
    const Voice& voice_;
    bool ascii_;
    bool quit_ = false;
    std::size_t told_ = 0;
    int hand_told_ = 0;
    int owner_ = View::kSpectator;
    std::string trouble_told_;
};

}  // namespace bornes::terminal
