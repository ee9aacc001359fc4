// The game in five verbs: deal, legal_actions, check, apply, view.
//
// Rules: docs/rules.md, five editions of one card game; the numbers (R4.3) are cited throughout.
// Nothing here allocates, throws or reads a clock; only shuffled_deck draws random numbers, from
// the generator that it is given.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "bornes/action.h"
#include "bornes/board.h"
#include "bornes/hand.h"
#include "bornes/random.h"
#include "bornes/refusal.h"
#include "bornes/rules.h"

namespace bornes {

// A deck in dealing order; with the short deck the last five places mean nothing.
using DeckOrder = std::array<Card, kFullDeck>;

DeckOrder sorted_deck(const Rules& rules);
DeckOrder shuffled_deck(const Rules& rules, Random& random);
// Whether the deck has exactly the cards that the rules ask for, kind by kind.
bool is_deck_of(const Rules& rules, const DeckOrder& deck);

// Everything, hidden cards included.
struct Position {
    Board board;
    std::array<Hand, kMaxPlayers> hands{};
    // Declines are secret (R5.7): a seat's view counts its own, and nobody else's.
    std::array<std::uint8_t, kMaxPlayers> declines{};
    DeckOrder draw_pile{};  // a stack of `board.draw_pile` cards, the next one last

    friend bool operator==(const Position&, const Position&) = default;
};
static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 512);

// What one seat may see.
struct View {
    static constexpr int kSpectator = -1;

    Board board;
    Hand hand;
    int seat = kSpectator;

    bool to_act() const { return !board.over() && seat == board.seat; }
    friend bool operator==(const View&, const View&) = default;
};

// The first hand of a game. Seats count from 0; the seat after the dealer plays first (R2.3).
Position deal(const Rules& rules, const DeckOrder& deck, int dealer);
// The hand after one that is over: totals brought forward, the deal passes to the left.
Position deal_next(const Position& finished, const DeckOrder& deck);

// Legality asks only what the table shows and what the player holds: at most kFullHand cards, which
// is what a list has room for.
void legal_actions(const Board& board, Hand hand, ActionList& list);
void legal_actions(const Position& position, ActionList& list);
void legal_actions(const View& view, ActionList& list);  // empty if it is not the viewer's to act

Refusal check(const Board& board, Hand hand, Action action);
Refusal check(const Position& position, Action action);

// The action must be legal.
void apply(Position& position, Action action);

// The only way from a Position to what somebody may see. While a choice of coup fourré is open,
// all but its holder see the table as if nobody held the safety (R5.7).
View view(const Position& position, int seat);

}  // namespace bornes
