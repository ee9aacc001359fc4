// Why an action is refused: one reason, one sentence.
#pragma once

#include <cstdint>
#include <string_view>

namespace bornes {

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
inline constexpr int kRefusals = static_cast<int>(Refusal::not_rolling) + 1;

// A sentence without a full stop, in lower case: "the two 200s of the team are already played".
std::string_view sentence(Refusal refusal);
// The name as a word of a program: "two-200s-played".
std::string_view id(Refusal refusal);

}  // namespace bornes
