// Positions and actions as numbers, for machine learning: a dense number for every action, and a
// row of floats for what one seat sees.
//
// Everything is relative to the viewer's seat: its own team comes first, then the other teams in
// the order in which they sit to its left. So what a program learns in one seat holds in all seats.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bornes/position.h"

namespace bornes {

// The layout of the numbers below. It changes when any of them gets another meaning.
inline constexpr int kEncodingVersion = 1;

// Dense numbers of actions, from 0:
//
// - 0 to 13: play a distance, remedy or safety, in the order of the card table (R1)
//
// - 14 to 32: discard a card
//
// - 33 to 57: play a hazard on a team: five hazards on the next team to the left, then five on the
//   team after it, and so on
//
// - 58 to 61: coup fourré with a safety
//
// - 62 to 64: decline, finish, extend
inline constexpr int kActionIds = 65;

// Returns the number of an action of `team` in a game of `teams` teams. `team` must be one of them.
// The action must be well formed, and an attack must be on another team of the game.
int action_id(Action action, Team team, int teams);
// Returns the action of `team` with this number, in a game of `teams` teams. Returns nothing if the
// number is out of range, or is an attack on a team that this game does not have.
std::optional<Action> action_from_id(int id, Team team, int teams);

// Returns the text of an action where the acting team counts as team 1: "play stop on 2" is a stop
// on the next team to the left. `id` must be from 0 to kActionIds - 1.
std::string action_name(int id);
// Returns the number of the action with this name, or nothing if there is none.
std::optional<int> action_id_from_name(std::string_view name);

// One group of numbers in an observation. Cards are given as counts per kind, and flags as 0 or 1.
struct ObservationGroup {
    // "hand". The name of a seat's or team's group ends with its place as the viewer counts:
    // "cards-2".
    std::string name;
    int size = 0;            // how many numbers it has
    std::string_view about;  // what they mean, in English
};
// How many numbers an observation has. It depends on the seats and teams of the game.
int observation_size(const Rules& rules);
// The groups in their order; their sizes add up to observation_size().
std::vector<ObservationGroup> observation_groups(const Rules& rules);

// Writes what the view shows into `row`, which must have observation_size() places. A spectator
// sees the table from seat 0, with an empty hand. The row leaves out the rules, the number of
// actions so far, the seat to act, the seat that attacked, and which of several opponents extended
// the trip. It also leaves out the order of the cards in a pile, but says what the tops of the
// battle and speed piles mean.
void observe(const View& view, std::span<float> row);
// Writes 1 for every action that the viewer may take now, and 0 for all others. `mask` must have
// kActionIds places. All are 0 if the viewer need not act.
void legal_mask(const View& view, std::span<std::uint8_t> mask);

}  // namespace bornes
