// Scores a hand of real cards, which people enter after they have played it (docs/rules.md, R7).
// The library finds the bonuses.
//
//     HandEntry hand{.teams = {{.distance = EnteredMiles{1000, 1}, .safeties = {Card::extra_tank}},
//                              {.distance = EnteredCards{100, 100, 25}}},
//                    .completed_by = 0};
//     if (const auto scores = score(rules, hand)) use((*scores)[0].total());
//     else show(scores.fault().why());
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "bornes/ids.h"
#include "bornes/rules.h"
#include "bornes/score.h"
#include "bornes/text_fault.h"

namespace bornes {

// The distance cards of a team by their miles, in any order: 100, 100, 25.
using EnteredCards = std::vector<int>;
// The sum of a team's distance cards, and how many of them are 200s.
struct EnteredMiles {
    int miles = 0;
    int two_hundreds = 0;

    friend bool operator==(const EnteredMiles&, const EnteredMiles&) = default;
};

// What one team has on the table when the hand ends.
struct TeamEntry {
    std::variant<EnteredMiles, EnteredCards> distance{};
    std::vector<Card> safeties{};      // displayed, however they were played
    std::vector<Card> coup_fourres{};  // those of `safeties` that were coup fourrés

    friend bool operator==(const TeamEntry&, const TeamEntry&) = default;
};

// The table when the hand ends.
struct HandEntry {
    std::vector<TeamEntry> teams{};  // one for each team of the rules
    Team completed_by = kNoTeam;     // the team at the current target (R6.1)
    bool delayed_action = false;     // the draw pile was empty then (R7.6)
    Team extended_by = kNoTeam;      // the team that called the extension (R6.3)

    friend bool operator==(const HandEntry&, const HandEntry&) = default;
};

// Why no hand can end like this.
enum class SheetFaultCode : std::uint8_t {
    wrong_team_count,
    no_such_team,
    no_such_distance,
    no_sum_of_cards,
    too_many_200s,
    past_target,
    past_first_target,
    too_many_of_a_kind,
    too_many_miles,
    no_extension,
    extension_below_target,
    two_teams_arrived,
    arrived_but_not_completed,
    completed_below_target,
    delayed_without_trip,
    not_a_safety,
    safety_twice,
    safety_at_two_teams,
    coup_fourre_without_safety,
    coup_fourre_twice,
};
template <>
inline constexpr std::array<std::string_view, 20> kIds<SheetFaultCode>{
    "wrong-team-count",
    "no-such-team",
    "no-such-distance",
    "no-sum-of-cards",
    "too-many-200s",
    "past-target",
    "past-first-target",
    "too-many-of-a-kind",
    "too-many-miles",
    "no-extension",
    "extension-below-target",
    "two-teams-arrived",
    "arrived-but-not-completed",
    "completed-below-target",
    "delayed-without-trip",
    "not-a-safety",
    "safety-twice",
    "safety-at-two-teams",
    "coup-fourre-without-safety",
    "coup-fourre-twice",
};
static_assert(kCount<SheetFaultCode> == static_cast<int>(SheetFaultCode::coup_fourre_twice) + 1);

// Returns the English sentence of a fault, with {name} in place of each argument, in lower case and
// without a full stop.
std::string_view sentence(SheetFaultCode code);

// Why no hand can end as entered, with the arguments of the sentence.
struct SheetFault {
    // One argument of the sentence.
    struct Argument {
        std::string_view name;  // "team", "other", "miles", "target", "count", "most", "card"
        std::string value;      // a number (teams count from 1); for "card", the id of a card
        friend bool operator==(const Argument&, const Argument&) = default;
    };
    SheetFaultCode code = SheetFaultCode::wrong_team_count;
    std::vector<Argument> arguments{};  // one for each {name} of the sentence

    // One sentence in English, in lower case and without a full stop.
    std::string why() const;
};

// Returns the score of each team for a hand that ended as entered, or why no hand can do so. Any
// values may be entered. The check looks only at the end of the hand, not at how the cards came to
// lie there. Scores beyond the teams of the rules are 0.
Result<PerTeam<Score>, SheetFault> score(const Rules& rules, const HandEntry& hand);

// Returns the entry of a hand that was played here, with the distance cards of every team. The hand
// must be over.
HandEntry entry_of(const Board& board);

}  // namespace bornes
