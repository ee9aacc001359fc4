// What each action of a turn does to the board. The compiler computes these tables.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "bornes/action.h"
#include "bornes/board.h"
#include "bornes/hand.h"

namespace bornes::detail {

// A tableau as one word, so that a card changes all of it at once.
using TableauWord = std::uint32_t;
static_assert(sizeof(Tableau) == sizeof(TableauWord));

constexpr Pile pile_of(Card card) {
    if (is_distance(card)) return Pile::distance;
    if (is_safety(card)) return Pile::safety;
    const bool speed = card == Card::speed_limit || card == Card::end_of_limit;
    return speed ? Pile::speed : Pile::battle;
}

// Puts a card on top of a pile. The caller applies the card's effect on the tableau.
inline void lay(Board& board, Card card, std::size_t pile) {
    std::uint8_t& top = board.tops[pile];
    board.laid[board.laid_count] = {card, top};
    top = ++board.laid_count;
}

// What an action of a turn does, as numbers, so that applying it needs no branches:
//   team    = own team & own_mask | team
//   pile    = (first pile of the team & team_pile_mask) + pile
//   tableau = (tableau & keep | set) + add
struct Effect {
    Card card = Card::km25;
    std::uint8_t own_mask = 0xff;
    std::uint8_t team = 0;
    std::uint8_t team_pile_mask = 0xff;
    std::uint8_t pile = 0;
    bool is_safety = false;
    CardSet answer = 0;  // the safety that answers this attack
    TableauWord keep = ~TableauWord{0};
    TableauWord set = 0;
    TableauWord add = 0;
};

constexpr Status status_after(Status status, Card card) {
    if (is_safety(card)) status.display(card);
    if (pile_of(card) == Pile::speed) status.show_limit(card == Card::speed_limit);
    if (pile_of(card) == Pile::battle) status.show(battle_shown_by(card));
    return status;
}

constexpr TableauWord word_of(std::uint8_t status, int steps, int two_hundreds) {
    Tableau tableau;
    tableau.status = Status::from_byte(status);
    tableau.steps = static_cast<std::uint8_t>(steps);
    tableau.two_hundreds = static_cast<std::uint8_t>(two_hundreds);
    return std::bit_cast<TableauWord>(tableau);
}

constexpr Effect effect_of_play(Card card) {
    Effect effect;
    effect.card = card;
    effect.pile = static_cast<std::uint8_t>(pile_of(card));
    // Bits that come out as they went in are kept. The card decides all other bits.
    const std::uint8_t from_zeros = status_after(Status::from_byte(0x00), card).byte();
    const std::uint8_t from_ones = status_after(Status::from_byte(0xff), card).byte();
    effect.keep = ~word_of(static_cast<std::uint8_t>(~(from_zeros ^ from_ones)), 0, 0);
    effect.set = word_of(from_zeros, 0, 0);
    effect.is_safety = is_safety(card);
    if (is_distance(card)) effect.add = word_of(0, steps_of(card), card == Card::km200 ? 1 : 0);
    return effect;
}

constexpr Effect effect_of_discard(Card card) {
    Effect effect;
    effect.card = card;
    effect.team_pile_mask = 0;
    effect.pile = kDiscardPile;
    return effect;
}

constexpr Effect effect_of_attack(Card hazard, Team team) {
    Effect effect = effect_of_play(hazard);
    effect.answer = bit(safety_against(hazard));
    effect.own_mask = 0;
    effect.team = static_cast<std::uint8_t>(team);
    return effect;
}

constexpr Effect effect_of(Action action) {
    switch (action.verb()) {
        case Verb::play: return effect_of_play(action.card());
        case Verb::discard: return effect_of_discard(action.card());
        case Verb::attack: return effect_of_attack(action.card(), action.team());
        default: return {};
    }
}

inline constexpr auto kEffects = [] {
    std::array<Effect, 256> table{};
    for (std::size_t code = 0; code < table.size(); ++code) {
        const Action action = Action::from_code(static_cast<std::uint8_t>(code));
        if (action.well_formed()) table[code] = effect_of(action);
    }
    return table;
}();

}  // namespace bornes::detail
