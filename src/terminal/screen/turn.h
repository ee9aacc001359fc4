// Asks one person for a decision on the screen: which card, which victim, call or decline.
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
        overtaken,  // the game continued without the person
        quit,
    };

    Turn(Stage& stage, Game& game, const Voice& voice)
        : stage_(stage), game_(game), voice_(voice) {}

    // Asks until there is an action (`action()`) or another outcome.
    Outcome run();
    Action action() const { return action_; }

private:
    // Asks once. Returns nothing if there is no decision yet.
    std::optional<Outcome> ask_for_action();
    std::optional<Outcome> ask_card();
    std::optional<Outcome> handle(Key key);
    // Handles requests that mean the same for every question.
    std::optional<Outcome> handle_other(Request request, Key key);
    std::optional<Outcome> undo();
    void ask_hint();
    void say_why();
    std::optional<Outcome> choose_card(int position);
    std::optional<Outcome> choose_victim(Card card, const std::vector<Action>& plays);
    std::optional<Outcome> ask_coup_fourre();
    std::optional<Outcome> ask_extension();
    // Asks a question that has one action per answer. Returns nothing if the person goes back to
    // the cards.
    std::optional<Outcome> pick(Choice choice, const std::vector<Action>& actions);
    // Waits for a key. Also shows a hint that is ready.
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
    View view_;  // the view that the decision is about
    Action action_;
    std::vector<Card> cards_;
    int selected_ = 0;
    bool discarding_ = false;
    bool moved_ = false;  // the person has moved the selection
    std::string said_;
    bool said_refusal_ = false;
};

}  // namespace bornes::terminal
