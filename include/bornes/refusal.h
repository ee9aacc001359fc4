// Why an action is refused: a code, and an English sentence for each.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "bornes/ids.h"

namespace bornes {

// Why an action is not legal. If several reasons apply, check() and try_apply() return the first
// one in the order of the enumerators (docs/rules.md, R10.20).
enum class Refusal : std::uint8_t {
    none,
    not_an_action,
    hand_is_over,
    game_is_over,
    coup_fourre_is_open,
    extension_is_open,
    nothing_to_answer,
    wrong_safety,
    nothing_to_extend,
    not_in_hand,
    hazard_needs_team,
    no_such_team,
    own_team,
    stopped_by_accident,
    out_of_gas,
    flat_tire,
    stopped,
    needs_roll,
    over_speed_limit,
    two_200s_played,
    past_target,
    rolling_already,
    no_accident,
    no_out_of_gas,
    no_flat_tire,
    no_speed_limit,
    immune,
    limited_already,
    battle_pile_empty,
    not_rolling,
};
template <>
inline constexpr std::array<std::string_view, 30> kIds<Refusal>{
    "none",
    "not-an-action",
    "hand-is-over",
    "game-is-over",
    "coup-fourre-is-open",
    "extension-is-open",
    "nothing-to-answer",
    "wrong-safety",
    "nothing-to-extend",
    "not-in-hand",
    "hazard-needs-team",
    "no-such-team",
    "own-team",
    "stopped-by-accident",
    "out-of-gas",
    "flat-tire",
    "stopped",
    "needs-roll",
    "over-speed-limit",
    "two-200s-played",
    "past-target",
    "rolling-already",
    "no-accident",
    "no-out-of-gas",
    "no-flat-tire",
    "no-speed-limit",
    "immune",
    "limited-already",
    "battle-pile-empty",
    "not-rolling",
};
static_assert(kCount<Refusal> == static_cast<int>(Refusal::not_rolling) + 1);

// Returns why the action is not legal: an English sentence in lower case, without a full stop:
// "the two 200s of the team are already played".
std::string_view sentence(Refusal refusal);

}  // namespace bornes
