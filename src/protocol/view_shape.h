// The shape of the JSON that the engine writes for views (bornes/json.h), for the schema alone: the
// engine is free of Boost, and writes and checks its own JSON.
#pragma once

#include <optional>
#include <vector>

#include "protocol/names.h"
#include "protocol/values.h"

namespace bornes::protocol {

template <>
struct Names<Card> {
    static std::string_view id(Card card) { return bornes::id(card); }
    static std::optional<Card> from(std::string_view text) { return from_id<Card>(text); }
    static std::vector<std::string_view> all() {
        std::vector<std::string_view> ids;
        for (int i = 0; i < kCardKinds; ++i) ids.push_back(bornes::id(card_at(i)));
        return ids;
    }
};
template <>
struct Names<Phase> {
    static std::string_view id(Phase phase) { return bornes::id(phase); }
    static std::vector<std::string_view> all() {
        std::vector<std::string_view> ids;
        for (int i = 0; i <= static_cast<int>(Phase::game_over); ++i)
            ids.push_back(bornes::id(static_cast<Phase>(i)));
        return ids;
    }
};
template <>
inline constexpr About kAbout<Card>{.name = "Card", .says = "A kind of card."};
template <>
inline constexpr About kAbout<Phase>{.name = "Phase", .says = "What is to be decided in a hand."};

namespace shape {

struct Safety {
    Card card{};
    bool coup_fourre = false;
};
struct Team {
    int team = 1;
    std::vector<Card> battle{};
    std::vector<Card> speed{};
    std::vector<int> distance{};
    int miles = 0;
    std::vector<Safety> safeties{};
};
struct Attack {
    SeatIndex seat;
    int team = 1;
    Card card{};
};
struct Score {
    int team = 1;
    int milestones = 0;
    int safeties = 0;
    int all_safeties = 0;
    int coup_fourres = 0;
    int trip_completed = 0;
    int delayed_action = 0;
    int safe_trip = 0;
    int shut_out = 0;
    int extension = 0;
    int total = 0;
};
struct View {
    int hand_number = 1;
    int ply = 0;
    Phase phase{};
    Nullable<SeatIndex> seat{};
    SeatIndex dealer;
    int target = 0;
    Nullable<int> extended_by{};
    int draw_pile = 0;
    std::vector<Card> discard{};
    std::vector<Card> hand{};
    std::vector<int> hand_sizes{};
    std::vector<Team> teams{};
    std::vector<int> totals{};
    std::vector<Action> legal{};
    std::optional<Attack> attack{};
    std::optional<std::vector<Score>> score{};
    std::optional<std::vector<int>> winners{};
};

BOOST_DESCRIBE_STRUCT(Safety, (), (card, coup_fourre))
BOOST_DESCRIBE_STRUCT(Team, (), (team, battle, speed, distance, miles, safeties))
BOOST_DESCRIBE_STRUCT(Attack, (), (seat, team, card))
BOOST_DESCRIBE_STRUCT(Score, (),
                      (team, milestones, safeties, all_safeties, coup_fourres, trip_completed,
                       delayed_action, safe_trip, shut_out, extension, total))
BOOST_DESCRIBE_STRUCT(View, (),
                      (hand_number, ply, phase, seat, dealer, target, extended_by, draw_pile,
                       discard, hand, hand_sizes, teams, totals, legal, attack, score, winners))

inline constexpr Field kTeam = Field("team", "The number of the team.").range(1, kMaxTeams);

}  // namespace shape

template <>
inline constexpr About kAbout<shape::Safety>{.name = "Safety", .says = "A safety that was played."};
template <>
inline constexpr auto kFields<shape::Safety> =
    std::array{Field("card", "Which one."), Field("coup_fourre", "Whether as a coup fourré.")};
template <>
inline constexpr About kAbout<shape::Team>{.name = "Team", .says = "The piles of a team."};
template <>
inline constexpr auto kFields<shape::Team> = std::array{
    shape::kTeam,
    Field("battle", "The battle pile, from bottom to top."),
    Field("speed", "The speed pile, from bottom to top."),
    Field("distance", "The distance cards in the order played."),
    Field("miles", "Their sum."),
    Field("safeties", "The safeties in the order played."),
};
template <>
inline constexpr About kAbout<shape::Attack>{.name = "Attack",
                                             .says = "The hazard that can be answered."};
template <>
inline constexpr auto kFields<shape::Attack> =
    std::array{Field("seat", "The attacker."), shape::kTeam, Field("card", "The hazard.")};
template <>
inline constexpr About kAbout<shape::Score>{.name = "Score",
                                            .says = "The rows of a team's score sheet."};
template <>
inline constexpr auto kFields<shape::Score> = std::array{
    shape::kTeam,
    Field("milestones", "Points for miles."),
    Field("safeties", "Points for safeties."),
    Field("all_safeties", "Points for all four safeties."),
    Field("coup_fourres", "Points for coups fourrés."),
    Field("trip_completed", "Points for the completed trip."),
    Field("delayed_action", "Points for completing it after the last draw."),
    Field("safe_trip", "Points for a trip without 200s."),
    Field("shut_out", "Points for opponents without miles."),
    Field("extension", "Points for a completed extension."),
    Field("total", "The sum."),
};
template <>
inline constexpr About kAbout<shape::View>{.name = "View", .says = "What one seat may see."};
template <>
inline constexpr auto kFields<shape::View> = std::array{
    Field("hand_number", "The number of the hand.").range(1, kLargestNumber),
    Field("ply", "How many actions of the hand came before."),
    Field("phase", "What is to be decided."),
    Field("seat", "The seat that is to act; null when the hand is over."),
    Field("dealer", "The dealer's seat."),
    Field("target", "The miles of the trip."),
    Field("extended_by", "The team that extended the trip.").range(1, kMaxTeams),
    Field("draw_pile", "How many cards are left to draw."),
    Field("discard", "The discard pile, from bottom to top."),
    Field("hand", "The own cards; empty for a spectator."),
    Field("hand_sizes", "How many cards each seat holds."),
    Field("teams", "The piles of each team."),
    Field("totals", "The points of each team."),
    Field("legal", "The texts of all legal actions of the viewer, sorted as bytes."),
    Field("attack", "In phase coup-fourre, for its holder alone."),
    Field("score", "The score sheets, once the hand is over."),
    Field("winners", "The teams that won, once the game is over.").range(1, kMaxTeams),
};

}  // namespace bornes::protocol
