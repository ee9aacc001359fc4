// Editions, house rules, and the rules of a game made from them (docs/rules.md, R8 and R9).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bornes/card.h"
#include "bornes/seat.h"

namespace bornes {

inline constexpr int kHandSize = 6;              // between two turns (R2.3)
inline constexpr int kFullHand = kHandSize + 1;  // in a turn, after drawing (R3.1)

// The five printed rule sheets (R8).
enum class Edition : std::uint8_t {
    parker_1962,
    parker_1971_fr,
    parker_1988,
    fundex_2010,
    classic_km
};
template <>
inline constexpr std::array<std::string_view, 5> kIds<Edition>{
    "parker-1962", "parker-1971-fr", "parker-1988", "fundex-2010", "classic-km"};
inline constexpr auto kEditions = kValues<Edition>;
inline constexpr Edition kDefaultEdition = Edition::parker_1988;

// The full deck, or the short deck, which has one card fewer of each hazard (R1.2).
enum class Deck : std::uint8_t { full, short_ };
template <>
inline constexpr std::array<std::string_view, 2> kIds<Deck>{"full", "short"};

// Which battle piles a battle hazard may be played on (R4.10).
enum class Attack : std::uint8_t {
    rolling,         // the pile of a team that is rolling (R3.7)
    any,             // any pile that has a card
    any_or_rolling,  // either of these two
};
template <>
inline constexpr std::array<std::string_view, 3> kIds<Attack>{"rolling", "any", "any-or-rolling"};

// When a player draws the card that replaces the safety of a coup fourré (R5.4).
enum class Refill : std::uint8_t { now, next_turn };
template <>
inline constexpr std::array<std::string_view, 2> kIds<Refill>{"now", "next-turn"};

// Who gets the points of an extension that its caller did not complete (R7.9).
enum class ExtensionLost : std::uint8_t { opponents, opponents_if_completed, nobody };
template <>
inline constexpr std::array<std::string_view, 3> kIds<ExtensionLost>{
    "opponents", "opponents-if-completed", "nobody"};

// Whether a shut-out scores once, or for each opponent (R7.8).
enum class ShutOut : std::uint8_t { once, each };
template <>
inline constexpr std::array<std::string_view, 2> kIds<ShutOut>{"once", "each"};

// Partners as in R2.2, or each seat alone.
enum class Teams : std::uint8_t { partners, solo };
template <>
inline constexpr std::array<std::string_view, 2> kIds<Teams>{"partners", "solo"};

inline constexpr int kNoExtension = 0;  // as an extension: trips cannot be extended
inline constexpr int kRace = 0;         // as a goal: the team with the most miles wins

// The limits of a target or an extension (R9.2, R9.3), and of a goal in points (R9.9).
inline constexpr int kShortestTrip = 200;
inline constexpr int kLongestTrip = 2000;
inline constexpr int kLowestGoal = 500;
inline constexpr int kHighestGoal = 50000;

// What a host changes in the rules of an edition: the `set` lines of a record. An empty member
// leaves the edition's own value.
struct HouseRules {
    std::optional<Deck> deck;
    std::optional<int> target;     // in miles
    std::optional<int> extension;  // the longer target in miles, or kNoExtension for `none`
    std::optional<Attack> attack;
    std::optional<bool> right_of_way_clears;  // see Rules
    std::optional<Refill> refill;
    std::optional<ExtensionLost> extension_lost;
    std::optional<ShutOut> shut_out;
    std::optional<int> goal;  // in points, or kRace for `race`
    std::optional<Teams> teams;

    friend bool operator==(const HouseRules&, const HouseRules&) = default;
};

// The complete rules of one game: a small plain value, because every Position contains it. Get one
// from make_rules(), because no other function checks whether its members fit together. Rules{} are
// the rules of the default edition for two players.
struct Rules {
    Edition edition = kDefaultEdition;
    Attack attack = Attack::any_or_rolling;
    Refill refill = Refill::now;
    ExtensionLost extension_lost = ExtensionLost::opponents_if_completed;
    ShutOut shut_out = ShutOut::once;
    Deck deck = Deck::short_;
    bool right_of_way_clears = false;  // right-of-way also discards visible stops and limits (R8.5)
    std::uint8_t players = 2;
    std::uint8_t teams = 2;
    std::uint16_t target = 700;  // in miles
    // The longer target in miles (not the miles that are added); kNoExtension if there is none.
    std::uint16_t extension = 1000;
    std::uint16_t goal = 5000;  // in points; kRace if the team with the most miles wins

    // How many cards the deck has.
    constexpr int deck_size() const { return deck == Deck::full ? kFullDeck : kShortDeck; }
    // How many cards of a kind the deck has.
    constexpr int count(Card card) const {
        return count_in_full_deck(card) - (deck == Deck::short_ && is_hazard(card) ? 1 : 0);
    }
    // The team of a seat, which must be a seat of the game. Partners sit `teams` apart (R2.2).
    constexpr Team team_of(Seat seat) const { return seat < teams ? int{seat} : seat - teams; }
    // Whether the team with the most miles wins, not the first to reach a goal in points (R9.9).
    constexpr bool is_race() const { return goal == kRace; }

    friend bool operator==(const Rules&, const Rules&) = default;
};

// Returns whether there are partners, or each seat plays alone.
constexpr Teams teams_in(const Rules& rules) {
    return rules.teams < rules.players ? Teams::partners : Teams::solo;
}

// Why an edition, a number of players and house rules do not make a game (R9.11).
enum class RulesFault : std::uint8_t {
    none,
    players_out_of_range,
    number_out_of_range,
    five_need_solo,
    edition_needs_solo,
    extension_not_above_target,
};
template <>
inline constexpr std::array<std::string_view, 6> kIds<RulesFault>{
    "none",           "players-out-of-range", "number-out-of-range",
    "five-need-solo", "edition-needs-solo",   "extension-not-above-target"};

// Returns what is wrong and what to do: an English sentence in lower case, without a full stop.
std::string sentence(RulesFault fault);

// The rules of a game, or why there are none.
struct RulesResult {
    Rules rules;
    RulesFault fault = RulesFault::none;
    // Whether there are rules.
    explicit operator bool() const { return fault == RulesFault::none; }
};
// Makes the rules of an edition for a number of players, with house rules. Any numbers may come in.
// If they do not make a game, the result has a fault, and its `rules` must not be used.
RulesResult make_rules(Edition edition, int players, const HouseRules& house = {});

// Returns the edition that has the same rules in another language: parker-1962 for parker-1971-fr
// (R8), and the edition itself for every other one.
Edition plays_as(Edition edition);

}  // namespace bornes
