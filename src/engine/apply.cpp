// What an action does (R3 to R6), with one function per phase.
#include <bit>
#include <cassert>

#include "bornes/position.h"
#include "bornes/score.h"
#include "effects.h"

namespace bornes {
namespace {

using namespace detail;

// Moves the top card of a team's battle or speed pile to the discard pile (R3.5).
void clear_top(Board& board, Team team, Pile which) {
    const auto pile = static_cast<std::size_t>(pile_index(team, which));
    const std::uint8_t slot = board.tops[pile];
    Board::Laid& laid = board.laid[slot - std::size_t{1}];
    board.tops[pile] = laid.below;
    laid.below = board.tops[kDiscardPile];
    board.tops[kDiscardPile] = slot;

    Status& status = board.teams[team].status;
    if (which == Pile::speed)  // beneath a limit lies an end of limit, or nothing
        status.show_limit(false);
    else
        status.show(board.tops[pile] == 0 ? Battle::empty
                                          : battle_shown_by(board.top(static_cast<int>(pile))));
}

// Seats and teams are plain indexes in these few functions. A Seat is one byte. Truncating a
// register to a byte and extending it to an address at every step slows playouts by four percent.
using Index = std::size_t;

void take_from_hand(Position& position, Index seat, Card card) {
    position.hands[seat].remove(card);
    --position.board.hand_sizes[seat];
}

void draw_up_to(Position& position, Index seat, int size) {
    std::size_t left = position.board.draw_pile_size;
    int held = position.board.hand_sizes[seat];
    Hand hand = position.hands[seat];
    for (; held < size && left > 0; ++held) hand.add(position.draw_pile[--left]);
    position.hands[seat] = hand;
    position.board.hand_sizes[seat] = static_cast<std::uint8_t>(held);
    position.board.draw_pile_size = static_cast<std::uint8_t>(left);
}

void end_hand(Board& board) {
    board.phase = Phase::hand_over;
    bool decided = board.rules.is_race();
    for (const int total : totals_after(board)) decided |= total >= board.rules.goal;
    if (decided) board.phase = Phase::game_over;
}

void start_turn(Position& position, Index seat, int size) {
    position.board.phase = Phase::play;
    position.board.seat = seat;
    draw_up_to(position, seat, size);
}

bool can_act(const Board& board, Index seat) {
    return board.draw_pile_size > 0 || board.hand_sizes[seat] > 0;
}

Index left_of(const Board& board, Index seat) {
    return seat + 1 == board.rules.players ? 0 : seat + 1;
}

// R3.3: the turn passes to the next seat on the left that holds a card or can draw one. That may be
// the same seat again, after a full circle.
void pass_turn(Position& position) {
    Board& board = position.board;
    const auto last = static_cast<Index>(board.seat);
    Index seat = left_of(board, last);
    while (!can_act(board, seat)) {
        if (seat == last) return end_hand(board);
        seat = left_of(board, seat);
    }
    start_turn(position, seat, kFullHand);
}

// R3.4: the player of a safety takes another turn, if that player can still act.
void another_turn(Position& position, int size) {
    const auto seat = static_cast<Index>(position.board.seat);
    if (can_act(position.board, seat)) return start_turn(position, seat, size);
    pass_turn(position);
}

// R8.5: clears every stop on top of the battle pile, then a limit on top of the speed pile.
[[gnu::cold]] void clear_by_right_of_way(Board& board, Team team) {
    const Tableau& tableau = board.teams[team];
    while (tableau.status.battle() == Battle::stop) clear_top(board, team, Pile::battle);
    if (tableau.status.shows_limit()) clear_top(board, team, Pile::speed);
}

// R5.1: each safety is unique, so at most one member of the attacked team has the choice.
constexpr Index kNoHolder = kMaxPlayers;
Index holder_of(const Position& position, Index team, CardSet answer) {
    const Rules& rules = position.board.rules;
    for (Index seat = team; seat < rules.players; seat += rules.teams)
        if ((position.hands[seat].kinds() & answer) != 0) return seat;
    return kNoHolder;
}

[[gnu::cold]] void offer_coup_fourre(Position& position, Card hazard, Team team, Seat holder) {
    Board& board = position.board;
    board.phase = Phase::coup_fourre;
    board.attack_seat = board.seat;
    board.attack_team = team;
    board.attack_card = hazard;
    board.seat = holder;
}

// R5.7: an attack left on the board would tell everybody that a player had a choice.
void forget_attack(Board& board) {
    constexpr Board none;
    board.attack_seat = none.attack_seat;
    board.attack_team = none.attack_team;
    board.attack_card = none.attack_card;
}

void finish_trip(Board& board) {
    board.completed_by = board.team_to_act();
    end_hand(board);
}

[[gnu::cold]] void reach_target(Position& position) {
    Board& board = position.board;
    if (board.rules.extension == kNoExtension || board.extended()) return finish_trip(board);
    board.phase = Phase::extension;  // R6.3
}

// What a safety does apart from being displayed, whether played in a turn or as a coup fourré
// (R8.5).
void clear_by_safety(Board& board, Card safety, Team team) {
    if (safety == Card::right_of_way && board.rules.right_of_way_clears)
        clear_by_right_of_way(board, team);
}

[[gnu::cold]] void after_safety(Position& position, Card safety) {
    clear_by_safety(position.board, safety, position.board.team_to_act());
    another_turn(position, kFullHand);
}

void apply_turn(Position& position, Action action) {
    Board& board = position.board;
    const Effect& effect = kEffects[action.code()];
    const Index team = (static_cast<Index>(board.team_to_act()) & effect.own_mask) | effect.team;
    const Index pile = ((team * kPilesPerTeam) & effect.team_pile_mask) + effect.pile;
    take_from_hand(position, static_cast<Index>(board.seat), effect.card);
    lay(board, effect.card, pile);

    Tableau& tableau = board.teams[team];
    const auto before = std::bit_cast<TableauWord>(tableau);
    tableau = std::bit_cast<Tableau>(((before & effect.keep) | effect.set) + effect.add);
    // This test runs for every card, not only for distance cards. Its answer is nearly always no,
    // and a processor predicts that better than the kind of a card.
    if (tableau.steps == board.target_steps) return reach_target(position);
    if (effect.is_safety) return after_safety(position, effect.card);
    const Index holder = holder_of(position, team, effect.answer);
    if (holder != kNoHolder) return offer_coup_fourre(position, effect.card, team, holder);
    pass_turn(position);
}

// R5.2, R5.3: the safety goes crosswise to the safety area. The hazard just played goes to the
// discard pile before anything else is cleared (R10.11). Then the caller takes a turn. With `refill
// next-turn`, that turn draws exactly one card (R5.4).
void call_coup_fourre(Position& position, Card safety) {
    Board& board = position.board;
    const Seat caller = board.seat;
    const Team team = board.attack_team;
    take_from_hand(position, static_cast<Index>(caller), safety);
    lay(board, safety, static_cast<std::size_t>(pile_index(team, Pile::safety)));
    clear_top(board, team, pile_of(board.attack_card));
    forget_attack(board);
    Tableau& tableau = board.teams[team];
    tableau.status.display(safety);
    tableau.turn_crosswise(safety);
    clear_by_safety(board, safety, team);
    const int one_more = board.hand_sizes[caller] + 1;
    another_turn(position, board.rules.refill == Refill::now ? kFullHand : one_more);
}

void apply_answer(Position& position, Action action) {
    if (!action.is_decline()) return call_coup_fourre(position, action.card());
    Board& board = position.board;
    ++position.declines[board.seat];
    board.seat = board.attack_seat;  // the turn passes as usual
    forget_attack(board);
    pass_turn(position);
}

void apply_extension(Position& position, Action action) {
    Board& board = position.board;
    if (action == Action::finish()) return finish_trip(board);
    board.extended_by = board.team_to_act();
    board.target_steps = static_cast<std::uint8_t>(board.rules.extension / kStep);
    pass_turn(position);
}

}  // namespace

void apply(Position& position, Action action) {
    assert(check(position, action) == Refusal::none);
    ++position.board.ply;
    switch (position.board.phase) {
        case Phase::play: return apply_turn(position, action);
        case Phase::coup_fourre: return apply_answer(position, action);
        case Phase::extension: return apply_extension(position, action);
        case Phase::hand_over:
        case Phase::game_over: return;
    }
}

Refusal try_apply(Position& position, Action action) {
    const Refusal refusal = check(position, action);
    if (refusal == Refusal::none) apply(position, action);
    return refusal;
}

}  // namespace bornes
