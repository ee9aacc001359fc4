// What is at stake in the choice to extend or finish a trip (docs/rules.md, R6.3 and R7.5 to
// R7.9).
#pragma once

#include <cstdint>
#include <string>

#include "bornes/board.h"
#include "bornes/score.h"

namespace bornes {

// What the team that is asked "extend or finish?" can win and lose (R6.3). The figures assume that
// nothing else changes: they do not predict what the other teams will do.
struct ExtensionStakes {
    Score gain;  // points beyond those for finishing, if the team completes the longer trip
    Score risk;  // points for finishing, lost if the team does not complete the longer trip
    // Points for each opponent if another team completes the longer trip (R7.9), besides that
    // team's points for the trip itself.
    std::uint16_t to_opponents_if_overtaken = 0;
    // Points for each opponent if no team completes the longer trip (R7.9).
    std::uint16_t to_opponents_if_nobody = 0;

    friend bool operator==(const ExtensionStakes&, const ExtensionStakes&) = default;
};

// Returns what the team to act can win and lose by extending. The phase must be Phase::extension.
ExtensionStakes extension_stakes(const Board& board);

// Appends the same as JSON: {"gain":{...},"risk":{...},...}. The scores have the shape of
// bornes/json.h. The phase must be Phase::extension.
void append_stakes_json(std::string& out, const Board& board);

}  // namespace bornes
