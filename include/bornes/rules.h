// Editions, house rules, and the rules of one game that come of them (docs/rules.md, R8 and R9).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bornes/card.h"

namespace bornes {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 6;
inline constexpr int kMaxTeams = 6;
inline constexpr int kHandSize = 6;
inline constexpr int kFullHand = kHandSize + 1;  // in a turn, after drawing (R3.1)

enum class Edition : std::uint8_t {
    parker_1962,
    parker_1971_fr,
    parker_1988,
    fundex_2010,
    classic_km
};
inline constexpr std::array kEditions{Edition::parker_1962, Edition::parker_1971_fr,
                                      Edition::parker_1988, Edition::fundex_2010,
                                      Edition::classic_km};
inline constexpr Edition kDefaultEdition = Edition::parker_1988;

std::string_view id(Edition edition);
std::optional<Edition> edition_from_id(std::string_view id);

enum class Deck : std::uint8_t { full, short_ };
// Which battle piles a battle hazard may be played on (R4.10).
enum class Attack : std::uint8_t { rolling, any, any_or_rolling };
// When the card that a coup fourré cost is drawn again (R5.4).
enum class Refill : std::uint8_t { now, next_turn };
// Who gets the 200 of an extension that its caller did not complete (R7.9).
enum class ExtensionLost : std::uint8_t { opponents, opponents_if_completed, nobody };
enum class ShutOut : std::uint8_t { once, each };
enum class Teams : std::uint8_t { partners, solo };

inline constexpr int kNoExtension = 0;
inline constexpr int kRace = 0;

// What may be set: a target or an extension (R9.2, R9.3), and a goal in points (R9.9).
inline constexpr int kShortestTrip = 200;
inline constexpr int kLongestTrip = 2000;
inline constexpr int kLowestGoal = 500;
inline constexpr int kHighestGoal = 50000;

// What a host changes of an edition: the `set` lines of a record. Nothing set: the edition's own.
struct HouseRules {
    std::optional<Deck> deck;
    std::optional<int> target;
    std::optional<int> extension;  // kNoExtension for `none`
    std::optional<Attack> attack;
    std::optional<bool> right_of_way_clears;
    std::optional<Refill> refill;
    std::optional<ExtensionLost> extension_lost;
    std::optional<ShutOut> shut_out;
    std::optional<int> goal;  // kRace for `race`
    std::optional<Teams> teams;

    friend bool operator==(const HouseRules&, const HouseRules&) = default;
};

// The names of the settings, in the order of the table (R9).
inline constexpr std::array<std::string_view, 10> kSettings{
    "deck",   "target",         "extension", "attack", "right-of-way-clears",
    "refill", "extension-lost", "shut-out",  "goal",   "teams"};

// Sets one house rule from its texts. Empty if all is well, otherwise what is wrong.
std::string set_house_rule(HouseRules& rules, std::string_view name, std::string_view value);
// The text of a setting, or nothing where the edition's own stands.
std::optional<std::string> house_rule_text(const HouseRules& rules, std::string_view name);

// The rules of one game, every question answered. Plain and small: it travels in every Position.
struct Rules {
    Edition edition = kDefaultEdition;
    Attack attack = Attack::any_or_rolling;
    Refill refill = Refill::now;
    ExtensionLost extension_lost = ExtensionLost::opponents_if_completed;
    ShutOut shut_out = ShutOut::once;
    Deck deck = Deck::short_;
    bool right_of_way_clears = false;
    std::uint8_t players = 2;
    std::uint8_t teams = 2;
    std::uint16_t target = 700;
    std::uint16_t extension = 1000;  // kNoExtension if there is none
    std::uint16_t goal = 5000;       // kRace if the furthest wins

    constexpr int deck_size() const { return deck == Deck::full ? kFullDeck : kShortDeck; }
    constexpr int count(Card card) const {
        return count_in_full_deck(card) - (deck == Deck::short_ && is_hazard(card) ? 1 : 0);
    }
    // Seats and teams count from 0 here, from 1 in every text. Partners sit `teams` apart (R2.2).
    constexpr int team_of(int seat) const { return seat < teams ? seat : seat - teams; }
    constexpr bool is_race() const { return goal == kRace; }

    friend bool operator==(const Rules&, const Rules&) = default;
};

// Why an edition, a number of players and house rules do not make a game.
enum class RulesFault : std::uint8_t {
    none,
    players_out_of_range,
    number_out_of_range,
    five_need_solo,
    fundex_needs_solo,
    extension_not_above_target,
};
std::string_view sentence(RulesFault fault);

struct RulesResult {
    Rules rules;
    RulesFault fault = RulesFault::none;
    explicit operator bool() const { return fault == RulesFault::none; }
};
RulesResult make_rules(Edition edition, int players, const HouseRules& house = {});

}  // namespace bornes
