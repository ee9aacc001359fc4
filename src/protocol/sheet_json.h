// The score sheet of a hand with real cards, as JSON (docs/record-format.md). People and programs
// enter it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bornes/sheet.h"
#include "protocol/described.h"
#include "protocol/values.h"

namespace bornes::protocol {

// Has either `distance`, or `miles` and `two_hundreds`.
struct TeamSheet {
    std::optional<std::vector<int>> distance{};
    std::optional<int> miles{};
    std::optional<int> two_hundreds{};
    std::vector<Card> safeties{};
    std::vector<Card> coup_fourres{};
};
BOOST_DESCRIBE_STRUCT(TeamSheet, (), (distance, miles, two_hundreds, safeties, coup_fourres))
template <>
inline constexpr About kAbout<TeamSheet>{
    .name = "TeamSheet", .says = "What one team has at the end of a hand.", .closed = true};
template <>
inline constexpr auto kFields<TeamSheet> = std::array{
    Field("distance", "The miles of every distance card; not together with `miles`."),
    Field("miles", "The sum of the distance cards; 0 if absent."),
    Field("two_hundreds", "How many of the distance cards are 200s; 0 if absent."),
    Field("safeties", "The displayed safeties.").may_be_absent(),
    Field("coup_fourres", "Those of `safeties` that were called as a coup fourré.").may_be_absent(),
};

// How a hand ended.
struct HandSheet {
    std::vector<TeamSheet> teams{};
    Nullable<int> completed_by{};
    bool delayed_action = false;
    Nullable<int> extended_by{};
};
BOOST_DESCRIBE_STRUCT(HandSheet, (), (teams, completed_by, delayed_action, extended_by))
template <>
inline constexpr About kAbout<HandSheet>{
    .name = "HandSheet", .says = "How a hand ended.", .closed = true};
template <>
inline constexpr auto kFields<HandSheet> = std::array{
    Field("teams", "One entry for each team."),
    Field("completed_by", "The team that reached the current target, or null.")
        .range(1, kMaxTeams)
        .may_be_absent(),
    Field("delayed_action", "Whether the draw pile was empty when the team completed the trip.")
        .may_be_absent(),
    Field("extended_by", "The team that called the extension, or null.")
        .range(1, kMaxTeams)
        .may_be_absent(),
};

// A hand and the rules that it was played by.
struct Sheet : HandSheet {
    Edition edition = kDefaultEdition;
    HouseRules house{};
    int players = kMinPlayers;
};
BOOST_DESCRIBE_STRUCT(Sheet, (HandSheet), (edition, house, players))
template <>
inline constexpr About kAbout<Sheet>{
    .name = "Sheet",
    .says = "One hand as people enter it: what `bornes score --sheet` reads.",
    .closed = true};
template <>
inline constexpr auto kFields<Sheet> = std::array{
    Field("edition", "The edition.").named("rules"),
    Field("house", "House rules by name; the values are texts or numbers.")
        .named("set")
        .may_be_absent(),
    Field("players", "The number of players.").range(kMinPlayers, kMaxPlayers),
};

// A game with real cards whose score is kept.
struct KeptPad {
    Edition edition = kDefaultEdition;
    HouseRules house{};
    int players = kMinPlayers;
    std::vector<std::string> names{};  // by seat
    SeatIndex dealer;                  // of the first hand
    std::vector<HandSheet> hands{};
    std::vector<std::vector<HandSheet>> past{};  // `hands` before each change, oldest first
};
BOOST_DESCRIBE_STRUCT(KeptPad, (), (edition, house, players, names, dealer, hands, past))
template <>
inline constexpr About kAbout<KeptPad>{
    .name = "KeptPad", .says = "A score pad: a game with real cards.", .closed = true};
template <>
inline constexpr auto kFields<KeptPad> = std::array{
    Field("edition", "The edition.").named("rules"),
    Field("house", "House rules by name.").named("set").may_be_absent(),
    Field("players", "The number of players.").range(kMinPlayers, kMaxPlayers),
    Field("names", "The players, by seat."),
    Field("dealer", "The dealer of the first hand."),
    Field("hands", "The hands entered so far."),
    Field("past", "The hands before each change that can be undone.").may_be_absent(),
};
std::string to_json(const KeptPad& pad);
// Throws a JsonFault if the text is not a pad, or if its rules do not fit together.
KeptPad pad_from_json(std::string_view text);

// Throws a JsonFault if a team has both forms of distance.
HandEntry entry_from(const HandSheet& sheet);
HandSheet sheet_from(const HandEntry& entry);

struct ReadSheet {
    Rules rules;
    HandEntry hand;
};
// Reads the object strictly. Throws a JsonFault for an unknown field, a value of the wrong type, or
// rules that do not fit together.
ReadSheet sheet_from_json(std::string_view text);

}  // namespace bornes::protocol
