// What the choice between extending and finishing a trip decides (docs/rules.md, R6.3 and R7.5 to
// R7.9).
#pragma once

#include <cstdint>
#include <string>

#include "bornes/board.h"
#include "bornes/score.h"

namespace bornes {

// What the answer to "extend or finish?" decides for the team that is asked (R6.3). All that is not
// named stays as it is now: the figures do not guess what the others will do.
struct ExtensionStakes {
    Score gain;  // more than for finishing, if the team completes the longer trip
    Score risk;  // scored for finishing, and lost if the team does not complete the longer trip
    // For each opponent, besides that opponent's own trip, if the longer trip is completed by
    // another team, and if nobody completes it (R7.9).
    std::uint16_t to_opponents_if_overtaken = 0;
    std::uint16_t to_opponents_if_nobody = 0;

    friend bool operator==(const ExtensionStakes&, const ExtensionStakes&) = default;
};

// Precondition: the team to act is asked whether it extends (Phase::extension).
ExtensionStakes extension_stakes(const Board& board);

// The same as JSON, scores as in bornes/json.h: {"gain":{...},"risk":{...},...}. Same precondition.
void append_stakes_json(std::string& out, const Board& board);

}  // namespace bornes
