// The shape of the JSON that the engine writes for views (bornes/json.h). Only the schema uses it:
// the engine does not use Boost, and writes and checks its own JSON.
#pragma once

#include <optional>
#include <vector>

#include "protocol/names.h"
#include "protocol/values.h"

namespace bornes::protocol {

template <>
inline constexpr About kAbout<Card>{.name = "Card", .says = "A kind of card."};
template <>
inline constexpr About kAbout<Phase>{.name = "Phase", .says = "What must be decided in a hand."};

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
struct Score {};  // the rows of kScoreRows
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
BOOST_DESCRIBE_STRUCT(View, (),
                      (hand_number, ply, phase, seat, dealer, target, extended_by, draw_pile,
                       discard, hand, hand_sizes, teams, totals, legal, attack, score, winners))

inline constexpr Field kTeam = Field("team", "The number of the team.").range(1, kMaxTeams);

}  // namespace shape

template <>
inline constexpr About kAbout<shape::Safety>{.name = "Safety", .says = "A safety that was played."};
template <>
inline constexpr auto kFields<shape::Safety> = std::array{
    Field("card", "The safety."), Field("coup_fourre", "Whether it was played as a coup fourré.")};
template <>
inline constexpr About kAbout<shape::Team>{.name = "Team", .says = "The piles of a team."};
template <>
inline constexpr auto kFields<shape::Team> = std::array{
    shape::kTeam,
    Field("battle", "The battle pile, from bottom to top."),
    Field("speed", "The speed pile, from bottom to top."),
    Field("distance", "The distance cards in the order played."),
    Field("miles", "The sum of the distance cards."),
    Field("safeties", "The safeties in the order played."),
};
template <>
inline constexpr About kAbout<shape::Attack>{
    .name = "Attack", .says = "An attack that may be answered with a coup fourré."};
template <>
inline constexpr auto kFields<shape::Attack> =
    std::array{Field("seat", "The attacker."), shape::kTeam, Field("card", "The hazard.")};
template <>
inline constexpr About kAbout<shape::View>{.name = "View", .says = "What one seat may see."};
template <>
inline constexpr auto kFields<shape::View> = std::array{
    Field("hand_number", "The number of the hand.").range(1, kLargestNumber),
    Field("ply",
          "The number of public actions in this hand so far, and of the viewer's own declines."),
    Field("phase", "What must be decided."),
    Field("seat", "The seat that must act; null when the hand is over."),
    Field("dealer", "The dealer's seat."),
    Field("target", "The miles that a team must reach."),
    Field("extended_by", "The team that extended the trip.").range(1, kMaxTeams),
    Field("draw_pile", "The number of cards in the draw pile."),
    Field("discard", "The discard pile, from bottom to top."),
    Field("hand", "The cards of the viewer; empty for a spectator."),
    Field("hand_sizes", "The number of cards that each seat holds."),
    Field("teams", "The piles of each team."),
    Field("totals", "The points of each team."),
    Field("legal", "The texts of all legal actions of the viewer, sorted as bytes."),
    Field("attack", "The attack, in phase coup-fourre, only for the player who may call."),
    Field("score", "The score sheets, once the hand is over."),
    Field("winners", "The teams that won, once the game is over.").range(1, kMaxTeams),
};

}  // namespace bornes::protocol
