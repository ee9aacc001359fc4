// One person's decision at the screen: which card, on whom, call or decline.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "bornes/action.h"
#include "terminal/screen/at_table.h"

namespace bornes::terminal {

class Turn {
public:
    enum class Outcome : std::uint8_t {
        decided,
        undone,
        overtaken,  // the game has gone on without the person
        quit,
    };

    Turn(Stage& stage, Game& game, const Voice& voice)
        : stage_(stage), game_(game), voice_(voice) {}

    // Asks until there is an action (`action()`), or the person wants something else.
    Outcome run();
    Action action() const { return action_; }

private:
    // Asks once for what the game wants to know; nothing: it is still to be decided.
    std::optional<Outcome> ask_for_action();
    std::optional<Outcome> ask_card();
    std::optional<Outcome> handle(Key key);
    // What means the same whatever is asked.
    std::optional<Outcome> handle_other(Request request, Key key);
    std::optional<Outcome> undo();
    void ask_hint();
    void say_why();
    std::optional<Outcome> choose_card(int position);
    std::optional<Outcome> choose_victim(Card card, const std::vector<Action>& plays);
    std::optional<Outcome> ask_coup_fourre();
    std::optional<Outcome> ask_extension();
    // A choice with numbers, arrows and Enter: an action for each answer. Nothing: back to the
    // cards, if there is a card to choose.
    std::optional<Outcome> pick(Choice choice, const std::vector<Action>& actions);
    // Asks for a key; what has happened meanwhile is taken in.
    std::optional<Key> ask(const Stage::Draw& draw);
    bool overtaken();
    void move_to(int card);
    bool nothing_playable() const;
    bool chooses_card() const { return view_.board.phase == Phase::play; }
    TableScene scene() const;
    Situation card_situation() const;
    std::string prompt() const;
    bool fits_prompt(std::string_view text) const;
    void say(std::string text, bool refusal);
    void show_hint(const Candidate& hint);

    Stage& stage_;
    Game& game_;
    const Voice& voice_;
    View view_;  // what the person decides on
    Action action_;
    std::vector<Card> cards_;
    int selected_ = 0;
    bool discarding_ = false;
    bool moved_ = false;  // the person looks at one card after the other
    std::string said_;
    bool said_refusal_ = false;
};

}  // namespace bornes::terminal
