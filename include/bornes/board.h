// The public part of a position: what everybody at the table can see (docs/rules.md, R2 to R6).
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <string_view>

#include "bornes/card.h"
#include "bornes/hand.h"
#include "bornes/rules.h"

namespace bornes {

// What must happen next.
enum class Phase : std::uint8_t {
    play,         // `seat` has drawn and plays or discards
    coup_fourre,  // `seat` holds the safety against the hazard just played (R5)
    extension,    // `seat` reached a target that can be extended (R6.3)
    hand_over,
    game_over,
};
template <>
inline constexpr std::array<std::string_view, 5> kIds<Phase>{"play", "coup-fourre", "extension",
                                                             "hand-over", "game-over"};

// What the top of a battle pile means to its team. Remedies other than `roll` are all alike.
enum class Battle : std::uint8_t { empty, roll, remedy, accident, out_of_gas, flat_tire, stop };
template <>
inline constexpr std::array<std::string_view, 7> kIds<Battle>{
    "empty", "roll", "remedy", "accident", "out-of-gas", "flat-tire", "stop"};
// What a battle pile with this card on top means. `top` must be a card that lies on battle piles.
constexpr Battle battle_shown_by(Card top) {
    switch (top) {
        case Card::accident: return Battle::accident;
        case Card::out_of_gas: return Battle::out_of_gas;
        case Card::flat_tire: return Battle::flat_tire;
        case Card::stop: return Battle::stop;
        case Card::roll: return Battle::roll;
        default: return Battle::remedy;
    }
}

// Everything about a team's piles on which legality depends, in one byte that can index a table:
// three bits for Battle, one for a visible speed limit, four for the displayed safeties.
class Status {
public:
    static constexpr int kValues = 256;

    // An empty battle pile, no speed limit, no safety.
    constexpr Status() = default;
    // The status with this byte. Takes any byte, so that a table can have an entry for each. If the
    // lowest three bits are all set, battle() and hazard() have no meaning.
    static constexpr Status from_byte(std::uint8_t byte) {
        Status status;
        status.byte_ = byte;
        return status;
    }
    // The index in tables of kValues entries.
    constexpr std::uint8_t byte() const { return byte_; }

    // What the top of the battle pile means.
    constexpr Battle battle() const { return static_cast<Battle>(byte_ & kBattleBits); }
    // Whether a speed limit lies on top of the speed pile, in force or not.
    constexpr bool shows_limit() const { return (byte_ & kLimitBit) != 0; }
    // The displayed safeties, one bit each, as safety_index.
    constexpr int safeties() const { return byte_ >> kSafetyShift; }
    // Whether this safety is displayed. `safety` must be a safety.
    constexpr bool has(Card safety) const { return (byte_ & safety_bit(safety)) != 0; }

    // Whether a hazard lies on top of the battle pile, in force or not.
    constexpr bool shows_hazard() const { return battle() >= Battle::accident; }
    // The hazard on top of the battle pile; there must be one.
    constexpr Card hazard() const {
        return hazard_at(static_cast<int>(battle()) - static_cast<int>(Battle::accident));
    }
    // Whether this hazard lies on top of the battle pile. A speed limit never does.
    constexpr bool shows(Card hazard) const { return shows_hazard() && this->hazard() == hazard; }

    // Whether a hazard stops the team (R3.6): the one on top of the battle pile does, unless the
    // safety that answers it is displayed.
    constexpr bool hazard_in_force() const {
        return shows_hazard() && !has(safety_against(hazard()));
    }
    // Whether the team may play distance cards (R3.7).
    constexpr bool rolling() const {
        return !hazard_in_force() && (battle() == Battle::roll || has(Card::right_of_way));
    }
    // Whether a speed limit is in force (R3.8).
    constexpr bool limited() const { return shows_limit() && !has(Card::right_of_way); }

    // Makes this the top of the battle pile.
    constexpr void show(Battle battle) {
        byte_ = static_cast<std::uint8_t>((byte_ & ~kBattleBits) | static_cast<int>(battle));
    }
    // Puts a speed limit on top of the speed pile, or removes it.
    constexpr void show_limit(bool shown) {
        byte_ = static_cast<std::uint8_t>((byte_ & ~kLimitBit) | (shown ? kLimitBit : 0));
    }
    // Displays a safety. `safety` must be a safety.
    constexpr void display(Card safety) {
        byte_ = static_cast<std::uint8_t>(byte_ | safety_bit(safety));
    }

    friend constexpr bool operator==(Status, Status) = default;

private:
    static constexpr int kBattleBits = 7;
    static constexpr int kLimitBit = 8;
    static constexpr int kSafetyShift = 4;
    static constexpr int safety_bit(Card safety) {
        return 1 << (kSafetyShift + safety_index(safety));
    }
    std::uint8_t byte_ = 0;
};

inline constexpr int kMost200s = 2;  // that a team may play per hand (R4.3)

// A summary of one team's side of the table. The cards themselves lie in the piles of the Board.
struct Tableau {
    Status status;
    std::uint8_t steps = 0;         // distance in steps of 25
    std::uint8_t two_hundreds = 0;  // at most kMost200s
    std::uint8_t coup_fourres = 0;  // one bit per safety, as safety_index

    // The distance that the team has travelled.
    constexpr int miles() const { return steps * kStep; }
    // Whether a safety was played as a coup fourré (R5.2). `safety` must be a safety.
    constexpr bool lies_crosswise(Card safety) const {
        return (coup_fourres >> safety_index(safety) & 1) != 0;
    }
    // Marks a safety as played as a coup fourré. `safety` must be a safety.
    constexpr void turn_crosswise(Card safety) {
        coup_fourres = static_cast<std::uint8_t>(coup_fourres | 1U << safety_index(safety));
    }
    friend bool operator==(const Tableau&, const Tableau&) = default;
};

// The piles of a team. They are real stacks: removing the top card uncovers the next one (R3.5).
enum class Pile : std::uint8_t { battle, speed, distance, safety };
template <>
inline constexpr std::array<std::string_view, 4> kIds<Pile>{"battle", "speed", "distance",
                                                            "safety"};
inline constexpr int kPilesPerTeam = kCount<Pile>;
inline constexpr int kPiles = kMaxTeams * kPilesPerTeam + 1;
inline constexpr int kDiscardPile = kPiles - 1;
// The index of a pile of a team in Board::tops. `team` must be from 0 to kMaxTeams - 1.
constexpr int pile_index(Team team, Pile pile) {
    return team * kPilesPerTeam + static_cast<int>(pile);
}

// The cards of one pile from bottom to top, or of a hand in the order of the card table.
struct PileCards {
    std::array<Card, kFullDeck> cards;
    int size = 0;
    // The bottom card.
    const Card* begin() const { return cards.data(); }
    // Past the top card.
    const Card* end() const { return cards.data() + size; }
};
// The cards of a hand, in the order of the card table.
PileCards cards_of(Hand hand);

// The most hands of a game, which are numbered from 1. deal_next() deals no further hand.
inline constexpr std::size_t kMostHands = 65535;

// Everything that all players can see, and the rules. Trivially copyable.
struct Board {
    // A card on the table and the slot of the card beneath it, counted from 1; 0 is the table.
    struct Laid {
        Card card = Card::km25;
        std::uint8_t below = 0;
        friend bool operator==(const Laid&, const Laid&) = default;
    };
    Rules rules;
    PerTeam<Tableau> teams{};
    Phase phase = Phase::play;
    Seat seat;  // who must act; has no meaning once the hand is over
    Seat dealer;
    std::uint8_t draw_pile_size = 0;
    std::uint8_t target_steps = 0;  // what target() gives, in steps of kStep
    Team extended_by = kNoTeam;     // the team that called the extension (R6.3)
    Team completed_by = kNoTeam;    // the team that completed the trip (R6.1)
    // The attack that may be answered, while the phase is coup_fourre.
    Seat attack_seat;
    Team attack_team;
    Card attack_card = Card::accident;
    std::uint8_t laid_count = 0;  // cards that have left a hand
    PerSeat<std::uint8_t> hand_sizes{};
    std::array<std::uint8_t, kPiles> tops{};  // slots counted from 1; 0: the pile is empty
    std::uint16_t ply = 0;                    // actions of this hand
    std::uint16_t hand_number = 1;            // up to kMostHands
    PerTeam<std::uint16_t> totals{};          // points of earlier hands
    std::array<Laid, kFullDeck> laid{};

    // The distance that completes the trip now, in miles.
    int target() const { return target_steps * kStep; }
    // Whether a team has called the extension (R6.3).
    bool extended() const { return extended_by != kNoTeam; }
    // Whether the hand is over. Then nobody can act.
    bool over() const { return phase >= Phase::hand_over; }
    // The team of the seat that must act. The hand must not be over.
    Team team_to_act() const { return rules.team_of(seat); }
    // Whether the pile has no card. `pile` must be from 0 to kPiles - 1.
    bool pile_empty(int pile) const { return tops[static_cast<std::size_t>(pile)] == 0; }
    // The top card of a pile, which must not be empty. `pile` must be from 0 to kPiles - 1.
    Card top(int pile) const {
        return laid[tops[static_cast<std::size_t>(pile)] - std::size_t{1}].card;
    }
    // The cards of a pile. `pile` must be from 0 to kPiles - 1. Linear in the cards of the pile.
    PileCards pile(int pile) const;
    // The cards of one pile of a team, from bottom to top. `team` must be from 0 to kMaxTeams - 1.
    PileCards pile(Team team, Pile which) const { return pile(pile_index(team, which)); }
    // The cards of the discard pile, from bottom to top.
    PileCards discard() const { return pile(kDiscardPile); }

    friend bool operator==(const Board&, const Board&) = default;
};
static_assert(kMostHands == std::numeric_limits<decltype(Board::hand_number)>::max());

}  // namespace bornes
