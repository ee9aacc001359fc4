// The results of a tournament, for people and for programs.
#pragma once

#include <optional>
#include <string>

#include "arena/standings.h"
#include "arena/tournament.h"

namespace bornes::arena {

// The standing of the first player, in short.
std::string progress_line(const Tournament& tournament, const Standings& standings);

// Several lines for people. Includes the verdict of the test if there is one.
std::string report_text(const Tournament& tournament, const Standings& standings,
                        const std::optional<Sprt>& sprt);
// One JSON object on one line.
std::string report_json(const Tournament& tournament, const Standings& standings,
                        const std::optional<Sprt>& sprt);

}  // namespace bornes::arena
