// A game in lines of text: typed commands, and one sentence for every change.
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
    // Runs until the person quits, the input ends, or the person wants another game. With a pipe,
    // it ends with the game.
    End run();

private:
    // These return false at the end of the game or of the input, or when the person quits.
    bool step();
    bool ask();
    bool end_hand();
    bool wait_for_others();
    // Returns true if the command changed the game.
    bool obey(const Command& command);
    // Handles commands that work at any time. Returns false for all others.
    bool obey_at_any_time(const Command& command);
    bool play(const Command& command);
    bool discard(const Command& command);
    bool answer(Action action);
    void why(const Command& command);
    bool undo();
    // What to type after the end of a hand. `over`: the game is over, too.
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
    void tell_table();  // what lies before each team, and the piles
    void tell_score(const Board& board);
    void tell_rules();
    void tell_hint_now();
    // Reads a line. Returns nothing if the input ended (`ended_`) or something happened in the
    // game.
    std::optional<std::string> read_line();
    // Waits until something happens in the game. Returns false if a signal ends it.
    bool wait_for_bell();

    Lines& in_;
    std::ostream& out_;
    Game& game_;
    const Voice& voice_;
    bool ascii_;
    bool quit_ = false;
    bool another_ = false;
    bool ended_ = false;
    // An action that came too early. Programs write their actions in advance.
    std::optional<std::string> held_;
    std::size_t told_ = 0;
    std::size_t remarks_told_ = 0;
    int hand_told_ = 0;
    int end_told_ = 0;           // the hand whose end was told
    std::optional<View> asked_;  // the view of the last question
    int owner_ = View::kSpectator;
    std::string trouble_told_;
};

}  // namespace bornes::terminal
