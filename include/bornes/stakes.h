// What the choice between extending and finishing a trip decides (docs/rules.md, R6.3 and R7.5 to
// R7.9).
#pragma once

#include <cstdint>
#include <string>

#include "bornes/board.h"
#include "bornes/score.h"

namespace bornes {

// What the answer to "extend or finish?" decides for the team that is asked (R6.3). The figures
// assume that nothing else changes: they do not guess what the other teams will do.
struct ExtensionStakes {
    Score gain;  // more than for finishing, if the team completes the longer trip
    Score risk;  // scored for finishing, and lost if the team does not complete the longer trip
    // For each opponent, besides that opponent's own trip, if the longer trip is completed by
    // another team, and if nobody completes it (R7.9).
    std::uint16_t to_opponents_if_overtaken = 0;
    std::uint16_t to_opponents_if_nobody = 0;

    friend bool operator==(const ExtensionStakes&, const ExtensionStakes&) = default;
};

// Returns what the team to act can win and lose by extending. The phase must be Phase::extension.
ExtensionStakes extension_stakes(const Board& board);

// Appends the same as JSON: {"gain":{...},"risk":{...},...}. The scores have the shape of
// bornes/json.h. The phase must be Phase::extension.
void append_stakes_json(std::string& out, const Board& board);

}  // namespace bornes
