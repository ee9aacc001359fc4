// The game in five verbs: deal, legal_actions, check, apply, view.
//
// Comments cite the rules of docs/rules.md by their numbers, such as R4.3. Nothing here allocates,
// throws or reads a clock. Only shuffled_deck draws random numbers, from the generator that the
// caller passes.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "bornes/action.h"
#include "bornes/board.h"
#include "bornes/hand.h"
#include "bornes/random.h"
#include "bornes/refusal.h"
#include "bornes/rules.h"

namespace bornes {

// A deck in dealing order. With the short deck, the last five places have no meaning.
using DeckOrder = std::array<Card, kFullDeck>;

// All cards of the deck, in the order of the card table.
DeckOrder sorted_deck(const Rules& rules);
// All cards of the deck in random order. The same state of `random` gives the same order. The call
// changes the state of `random`.
DeckOrder shuffled_deck(const Rules& rules, Random& random);
// Whether the deck has exactly the cards that the rules ask for, kind by kind.
bool is_deck_of(const Rules& rules, const DeckOrder& deck);

// The whole state of a hand, hidden cards included. deal() makes one.
struct Position {
    Board board;
    PerSeat<Hand> hands{};
    // How often each seat has declined a coup fourré in this hand. Declines are secret (R5.7). In a
    // view, `board.ply` leaves out the declines of other seats.
    PerSeat<std::uint8_t> declines{};
    DeckOrder draw_pile{};  // a stack of `board.draw_pile_size` cards, the next one last

    friend bool operator==(const Position&, const Position&) = default;
};
static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 512);

// What one seat may see. view() makes one; bornes/build_view.h builds one from a message.
struct View {
    // The seat of a spectator.
    static constexpr Seat kSpectator = kNoSeat;

    Board board;
    Hand hand;
    Seat seat = kSpectator;

    // Whether the viewer must act.
    bool to_act() const { return !board.over() && seat == board.seat; }
    friend bool operator==(const View&, const View&) = default;
};

// Why a hand cannot be dealt.
enum class DealFault : std::uint8_t { none, no_such_dealer, wrong_deck, hand_not_over, game_over };
template <>
inline constexpr std::array<std::string_view, 5> kIds<DealFault>{
    "none", "no-such-dealer", "wrong-deck", "hand-not-over", "game-over"};
// Returns why a hand cannot be dealt: an English sentence in lower case, without a full stop.
std::string_view sentence(DealFault fault);

// A hand, or why there is none. With a fault, the phase of `position` is game_over, so that no
// action on it is legal.
struct DealResult {
    Position position;
    DealFault fault = DealFault::none;

    // Whether the hand was dealt.
    explicit operator bool() const { return fault == DealFault::none; }
    // The position, for callers who know that the deal cannot fail. Does not check `fault`.
    operator Position() const { return position; }
};

// Deals the first hand of a game. The seat after the dealer plays first (R2.3). Returns a fault if
// the dealer is no seat of the game, or if the deck has other cards than the rules ask for.
DealResult deal(const Rules& rules, const DeckOrder& deck, Seat dealer);
// Deals the next hand. It keeps the totals, and the deal passes to the left. Returns a fault if the
// hand is not over, if the game is over or has had kMostHands hands, or if the deck has other cards
// than the rules ask for.
DealResult deal_next(const Position& finished, const DeckOrder& deck);

// Replaces the contents of `list` with all actions that the seat to act may take if it holds
// `hand`. The list is empty if the hand is over. `hand` must have at most kFullHand cards; in
// Phase::coup_fourre it must have the safety that answers `board.attack_card`.
void legal_actions(const Board& board, Hand hand, ActionList& list);
// Replaces the contents of `list` with the legal actions of the seat that must act. The list is
// empty if the hand is over.
void legal_actions(const Position& position, ActionList& list);
// Replaces the contents of `list` with the legal actions of the viewer. The list is empty if the
// viewer need not act.
void legal_actions(const View& view, ActionList& list);

// Returns why the seat to act may not take the action if it holds `hand`, or Refusal::none. Takes
// any action, also one that is not well formed. If several reasons apply, returns the first one in
// the order of Refusal (R10.20).
Refusal check(const Board& board, Hand hand, Action action);
// Returns why the seat that must act may not take the action, or Refusal::none. Takes any action.
Refusal check(const Position& position, Action action);

// Applies the action if it is legal. Otherwise returns why it is not, and changes nothing.
Refusal try_apply(Position& position, Action action);

// Applies the action without a check, for programs that search. The action must be legal.
void apply(Position& position, Action action);

// Returns what a seat may see; nothing else turns a Position into a View. `seat` must be a seat of
// the game, or View::kSpectator, who sees no hand. While a choice of coup fourré is open, everybody
// except the seat that chooses sees the table as if nobody held the safety (R5.7). The `board.ply`
// of the view leaves out the declines of other seats.
View view(const Position& position, Seat seat);

}  // namespace bornes
