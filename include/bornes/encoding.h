// Positions and actions as numbers, for programs that learn: a dense number for every action, and a
// row of floats for what one seat sees.
//
// Everything is told from the view of the seat that looks: its own team comes first, then the teams
// to its left in their order. So a program learns one way to play, whatever its seat.
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

// The number of an action of `team` in a game of `teams`. The action must be well formed, and an
// attack must be on another team of the game.
int action_id(Action action, Team team, int teams);
// Nothing if the number is out of range, or an attack on a team that this game does not have.
std::optional<Action> action_from_id(int id, Team team, int teams);

// The text of an action where the acting team counts as team 1: "play stop on 2" is a stop on the
// next team to the left. The number must be in range.
std::string action_name(int id);
// Nothing if no action has this name.
std::optional<int> action_id_from_name(std::string_view name);

// The groups of an observation, in their order. Cards of the same kind are counted; flags are 0
// or 1.
struct ObservationGroup {
    std::string
        name;  // "hand"; of a seat or team, with its place from the seat that looks: "cards-2"
    int size = 0;
    std::string_view about;
};
// For the rules of one game: how many seats and teams it has decides how long a row is.
int observation_size(const Rules& rules);
// The groups in their order; their sizes add up to observation_size().
std::vector<ObservationGroup> observation_groups(const Rules& rules);

// Writes what the view shows into `row`, which must have observation_size() places. A spectator
// sees the table from seat 1 with an empty hand. The order of cards beneath the top of a pile is
// left out; all else that the seat may see is in it.
void observe(const View& view, std::span<float> row);
// Writes 1 for every action that the viewer may take now, and 0 for the others, into kActionIds
// places. All are 0 if it is not the viewer's turn.
void legal_mask(const View& view, std::span<std::uint8_t> mask);

}  // namespace bornes
