// House rules as data (docs/rules.md, R9): what may be set, to which values, and which member has
// the value. Records, menus, help texts and bindings all read this table.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bornes/rules.h"
#include "bornes/text_fault.h"

namespace bornes {

namespace detail {
constexpr bool always(const Rules&) { return true; }
}  // namespace detail

// One line of R9. Every value is an int. The value of a choice is the index of its word in `words`.
// The value of a number is the number itself; 0 is written as the only word in `words`.
struct Setting {
    std::string_view name;  // as in the `set` lines of a record
    std::string_view rule;  // its number in docs/rules.md
    std::span<const std::string_view> words;
    int least = 0;      // the smallest number; a choice has no limits
    int most = 0;       // the largest number
    int multiple = 1;   // every number must be a multiple of this one
    int menu_most = 0;  // the largest number that a menu offers; the smallest is `least`
    int menu_step = 0;  // the distance between two numbers of a menu

    // Reads the value; empty if the edition's own value holds.
    std::optional<int> (*in_house_rules)(const HouseRules&);
    // Writes a value that takes() accepts, or restores the edition's own value.
    void (*set_in_house_rules)(HouseRules&, std::optional<int>);
    // Reads the value in the rules of a game.
    int (*in_rules)(const Rules&);
    // Writes a value that takes() accepts into the rules of a game. Does not check whether the
    // rules still fit together, as make_rules() does. `teams` needs the number of players to be
    // set.
    void (*set_in_rules)(Rules&, int);
    // Whether the value changes anything under the other rules of a game. A lost extension, for
    // example, pays nobody in a game without extensions.
    bool (*matters)(const Rules&) = detail::always;

    // Whether the value is a number, not one of several words.
    constexpr bool is_number() const { return most > 0; }
    // Whether the setting can have this value, whatever the other settings are.
    constexpr bool takes(int value) const {
        if (!is_number()) return value >= 0 && value < static_cast<int>(words.size());
        if (value == 0) return !words.empty();
        return value >= least && value <= most && value % multiple == 0;
    }
};

namespace detail {

template <auto house, auto rules>
constexpr Setting choice(std::string_view name, std::string_view rule,
                         bool (*matters)(const Rules&) = always) {
    using Value = std::remove_cvref_t<decltype(std::declval<Rules>().*rules)>;
    return {.name = name,
            .rule = rule,
            .words = kIds<Value>,
            .in_house_rules = [](const HouseRules& from) -> std::optional<int> {
                if (!(from.*house)) return std::nullopt;
                return static_cast<int>(*(from.*house));
            },
            .set_in_house_rules =
                [](HouseRules& to, std::optional<int> value) {
                    (to.*house).reset();
                    if (value) to.*house = static_cast<Value>(*value);
                },
            .in_rules = [](const Rules& from) { return static_cast<int>(from.*rules); },
            .set_in_rules = [](Rules& to, int value) { to.*rules = static_cast<Value>(value); },
            .matters = matters};
}

struct Range {
    int least;
    int most;
    int multiple;
    int menu_most;
    int menu_step;
};
inline constexpr Range kTrips{kShortestTrip, kLongestTrip, kStep, kLongestTrip, 2 * kStep};
inline constexpr Range kGoals{kLowestGoal, kHighestGoal, 1, 10000, 500};

template <auto house, auto rules>
constexpr Setting number(std::string_view name, std::string_view rule, Range range,
                         std::span<const std::string_view> word_for_zero) {
    using Value = std::remove_cvref_t<decltype(std::declval<Rules>().*rules)>;
    return {
        .name = name,
        .rule = rule,
        .words = word_for_zero,
        .least = range.least,
        .most = range.most,
        .multiple = range.multiple,
        .menu_most = range.menu_most,
        .menu_step = range.menu_step,
        .in_house_rules = [](const HouseRules& from) { return from.*house; },
        .set_in_house_rules = [](HouseRules& to, std::optional<int> value) { to.*house = value; },
        .in_rules = [](const Rules& from) { return static_cast<int>(from.*rules); },
        .set_in_rules = [](Rules& to, int value) { to.*rules = static_cast<Value>(value); }};
}

inline constexpr std::array<std::string_view, 2> kYesNo{"yes", "no"};
inline constexpr std::array<std::string_view, 1> kNone{"none"};
inline constexpr std::array<std::string_view, 1> kRaceWord{"race"};

// The value of a yes or no is the index of its word, so `yes` is 0.
inline constexpr Setting kRightOfWayClears{
    .name = "right-of-way-clears",
    .rule = "R9.5",
    .words = kYesNo,
    .in_house_rules = [](const HouseRules& from) -> std::optional<int> {
        if (!from.right_of_way_clears) return std::nullopt;
        return *from.right_of_way_clears ? 0 : 1;
    },
    .set_in_house_rules =
        [](HouseRules& to, std::optional<int> value) {
            to.right_of_way_clears.reset();
            if (value) to.right_of_way_clears = *value == 0;
        },
    .in_rules = [](const Rules& from) { return from.right_of_way_clears ? 0 : 1; },
    .set_in_rules = [](Rules& to, int value) { to.right_of_way_clears = value == 0; }};

// Rules keep the number of teams, which follows from the players and this setting (R2.2).
inline constexpr Setting kTeams{
    .name = "teams",
    .rule = "R9.10",
    .words = kIds<Teams>,
    .in_house_rules = [](const HouseRules& from) -> std::optional<int> {
        if (!from.teams) return std::nullopt;
        return static_cast<int>(*from.teams);
    },
    .set_in_house_rules =
        [](HouseRules& to, std::optional<int> value) {
            to.teams.reset();
            if (value) to.teams = static_cast<Teams>(*value);
        },
    .in_rules = [](const Rules& from) { return static_cast<int>(teams_in(from)); },
    .set_in_rules =
        [](Rules& to, int value) {
            const bool pairs = static_cast<Teams>(value) == Teams::partners && to.players >= 4;
            to.teams = static_cast<std::uint8_t>(pairs ? to.players / 2 : to.players);
        }};

}  // namespace detail

// In the order of R9, which is also the order of `set` lines in a canonical record.
inline constexpr std::array<Setting, 10> kSettings{
    detail::choice<&HouseRules::deck, &Rules::deck>("deck", "R9.1"),
    detail::number<&HouseRules::target, &Rules::target>("target", "R9.2", detail::kTrips, {}),
    detail::number<&HouseRules::extension, &Rules::extension>("extension", "R9.3", detail::kTrips,
                                                              detail::kNone),
    detail::choice<&HouseRules::attack, &Rules::attack>("attack", "R9.4"),
    detail::kRightOfWayClears,
    detail::choice<&HouseRules::refill, &Rules::refill>("refill", "R9.6"),
    detail::choice<&HouseRules::extension_lost, &Rules::extension_lost>(
        "extension-lost", "R9.7",
        [](const Rules& rules) { return rules.extension != kNoExtension; }),
    detail::choice<&HouseRules::shut_out, &Rules::shut_out>(
        "shut-out", "R9.8", [](const Rules& rules) { return !rules.is_race(); }),
    detail::number<&HouseRules::goal, &Rules::goal>("goal", "R9.9", detail::kGoals,
                                                    detail::kRaceWord),
    detail::kTeams,
};

// Returns the setting with this name, an element of kSettings, or null if there is none.
const Setting* find_setting(std::string_view name);

// Returns the text of a value: "short", "700", "none". The setting must take the value.
std::string text_of(const Setting& setting, int value);
// Returns the value with this text, or nothing if the setting does not take it.
std::optional<int> value_from(const Setting& setting, std::string_view text);
// Describes the possible values in English: "full or short", "a multiple of 25 from 200 to 2000".
std::string values_text(const Setting& setting);

// Returns the values that a menu offers, as texts: every word, then the numbers.
std::vector<std::string> menu_texts(const Setting& setting);

// Returns the text of a house rule, or nothing if the edition's own value holds. A value that
// the setting does not take becomes a text that value_from() refuses.
std::optional<std::string> house_rule_text(const HouseRules& house, const Setting& setting);
// Returns the name and text of every house rule that is set, in the order of R9.
std::vector<std::pair<std::string_view, std::string>> house_rule_texts(const HouseRules& house);
// Returns the text of a setting in the rules of a game, whether an edition or a host set it.
std::string rule_text(const Rules& rules, const Setting& setting);

// Sets one house rule from two texts. Returns nothing on success. Otherwise returns what is wrong,
// and changes nothing.
[[nodiscard]] std::optional<TextFault> set_house_rule(HouseRules& house, std::string_view name,
                                                      std::string_view value);

}  // namespace bornes
