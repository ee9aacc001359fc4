// A game in lines of text: no screen control, every change told in one sentence, typed commands.
#pragma once

#include <iosfwd>

#include "terminal/model/game.h"
#include "terminal/plain/lines.h"
#include "terminal/plain/plain_command.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

class PlainGame {
public:
    PlainGame(Lines& in, std::ostream& out, Game& game, const Voice& voice, bool ascii)
        : in_(in), out_(out), game_(game), voice_(voice), ascii_(ascii) {}

    enum class End : std::uint8_t { left, another };
    // Until the person quits or the input ends, or wants another game after this one. Through a
    // pipe, the end of a game is the end.
    End run();

private:
    // These return false at the end of the game or of the input, or when the person quits.
    bool step();
    bool ask();
    bool end_hand();
    bool wait_for_others();
    // True when the command was an action or something that changed the game.
    bool obey(const Command& command);
    // What needs nobody's turn; false for all other commands.
    bool obey_at_any_time(const Command& command);
    bool play(const Command& command);
    bool discard(const Command& command);
    bool answer(Action action);
    void why(const Command& command);
    bool undo();
    // What is said when the hand is over.
    Word what_next(bool over) const;
    std::optional<Action> play_on(Card card, const std::string& team);
    std::optional<Card> card_of(const Command& command);
    bool wait_for_enter(const std::string& text);

    void say(std::string_view text);
    void tell_news();
    void tell_question();
    void tell_whose_turn();
    void tell_hand();
    void tell_status();
    void tell_score(const Board& board);
    void tell_rules();
    void tell_hint_now();
    // A line; nothing if the input has ended (`ended_`) or something has happened meanwhile.
    std::optional<std::string> read_line();
    // Until something happens in the game; false if a signal ends it.
    bool wait_for_bell();

    Lines& in_;
    std::ostream& out_;
    Game& game_;
    const Voice& voice_;
    bool ascii_;
    bool quit_ = false;
    bool another_ = false;
    bool ended_ = false;
    // An action typed too early: programs write theirs in advance.
    std::optional<std::string> held_;
    std::size_t told_ = 0;
    std::size_t remarks_told_ = 0;
    int hand_told_ = 0;
    int end_told_ = 0;           // the hand whose end was told
    std::optional<View> asked_;  // what the last question was about
    int owner_ = View::kSpectator;
    std::string trouble_told_;
};

}  // namespace bornes::terminal
