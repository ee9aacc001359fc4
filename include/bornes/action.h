// One action of one seat, in one byte (docs/rules.md, R3; the texts are in notation.h).
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "bornes/card.h"
#include "bornes/rules.h"

namespace bornes {

// What kind of action it is. A code has three bits of verb above five bits of detail:
//   play        detail = the card                       play 100, play extra-tank
//   discard     detail = the card                       discard 200
//   attack      detail = team * 5 + hazard              play stop on 2
//   answer      detail = 0..3 the safety, or 4 decline  coup-fourre extra-tank
//   extension   detail = 0 finish, 1 extend
enum class Verb : std::uint8_t { play, discard, attack, answer, extension };
template <>
inline constexpr std::array<std::string_view, 5> kIds<Verb>{"play", "discard", "attack", "answer",
                                                            "extension"};

// What one seat does. An action is independent of a position: check() says whether it is legal.
class Action {
public:
    // The action with code 0, which is "play 25".
    constexpr Action() = default;

    // Plays a distance card, a remedy or a safety on the player's own side. A hazard gives an
    // action that is well formed, but never legal.
    static constexpr Action play(Card card) { return {Verb::play, index(card)}; }
    // Puts a card on the discard pile.
    static constexpr Action discard(Card card) { return {Verb::discard, index(card)}; }
    // Plays a hazard on a team. `hazard` must be a hazard, and `team` must be from 0 to
    // kMaxTeams - 1.
    static constexpr Action attack(Card hazard, Team team) {
        return {Verb::attack, team * kHazards + hazard_index(hazard)};
    }
    // Answers the hazard just played with a safety from the hand (R5). `safety` must be a safety.
    static constexpr Action coup_fourre(Card safety) {
        return {Verb::answer, safety_index(safety)};
    }
    // Leaves a coup fourré uncalled (R5.7).
    static constexpr Action decline() { return {Verb::answer, kDecline}; }
    // Ends the trip at the first target (R6.3).
    static constexpr Action finish() { return {Verb::extension, 0}; }
    // Extends the trip to the longer target (R6.3).
    static constexpr Action extend() { return {Verb::extension, 1}; }

    // What kind of action it is. The action must be well_formed().
    constexpr Verb verb() const { return static_cast<Verb>(code_ >> kDetailBits); }
    // Whether it is decline(), which names no card.
    constexpr bool is_decline() const { return *this == decline(); }

    // The card that the action names. The action must be a play, a discard, an attack or a coup
    // fourré.
    constexpr Card card() const {
        switch (verb()) {
            case Verb::attack: return hazard_at(detail() % kHazards);
            case Verb::answer: return safety_at(detail());
            default: return card_at(detail());
        }
    }
    // The attacked team, from 0. The action must be an attack.
    constexpr Team team() const { return detail() / kHazards; }

    // The action as a number from 0 to 255, for tables and bindings. Not every number is an action.
    // The number may change between minor versions: store to_text() (bornes/notation.h) instead.
    constexpr std::uint8_t code() const { return code_; }
    // The action with this code, well formed or not.
    static constexpr Action from_code(std::uint8_t code) {
        Action action;
        action.code_ = code;
        return action;
    }
    // Whether the code is one that the functions above make.
    constexpr bool well_formed() const {
        switch (verb()) {
            case Verb::play:
            case Verb::discard: return detail() < kCardKinds;
            case Verb::attack: return detail() < kHazards * kMaxTeams;
            case Verb::answer: return detail() <= kDecline;
            case Verb::extension: return detail() <= 1;
        }
        return false;
    }

    friend constexpr bool operator==(Action, Action) = default;

private:
    static constexpr int kDetailBits = 5;
    static constexpr int kDecline = kSafeties;

    constexpr Action(Verb verb, int detail)
        : code_(static_cast<std::uint8_t>(static_cast<int>(verb) << kDetailBits | detail)) {}
    constexpr int detail() const { return code_ & ((1 << kDetailBits) - 1); }

    std::uint8_t code_ = 0;
};

// The legal actions of a position, in an array of fixed size: nothing is allocated. A hand with all
// 5 hazards and 2 other kinds has the most: 7 discards, 5 attacks on each of 5 teams, and 2 plays.
class ActionList {
public:
    // The most actions that the list can have.
    static constexpr int kCapacity = kFullHand + kHazards * (kMaxTeams - 1) + 2;

    // How many actions there are.
    constexpr int size() const { return size_; }
    // Whether no action is legal.
    constexpr bool empty() const { return size_ == 0; }
    // Action number `i`, which must be from 0 to size() - 1.
    constexpr Action operator[](int i) const { return actions_[static_cast<std::size_t>(i)]; }
    // The first action. The same position gives the same order on every machine.
    constexpr const Action* begin() const { return actions_.data(); }
    // Past the last action.
    constexpr const Action* end() const { return actions_.data() + size_; }
    // Whether the action is in the list. Linear in size().
    constexpr bool contains(Action action) const {
        for (const Action each : *this)
            if (each == action) return true;
        return false;
    }

    // Removes all actions.
    constexpr void clear() { size_ = 0; }
    // Adds an action. The list must have fewer than kCapacity.
    constexpr void push(Action action) { actions_[static_cast<std::size_t>(size_++)] = action; }

    // The engine fills the list with the next three functions: it writes words of eight actions and
    // then keeps some of them. Other programs use push().
    static constexpr int kWord = 8;
    // Returns where the first word goes. The list is not valid again before end_at().
    Action* restart() { return actions_.data(); }
    // Writes eight codes and returns the place after them. There must be room for a whole word.
    static Action* write_word(Action* place, std::uint64_t codes) {
        std::memcpy(static_cast<void*>(place), &codes, kWord);
        return place + kWord;
    }
    // Keeps the actions before `end`.
    void end_at(const Action* end) { size_ = static_cast<int>(end - actions_.data()); }

private:
    std::array<Action, kCapacity + kWord> actions_;
    int size_ = 0;
};

}  // namespace bornes
