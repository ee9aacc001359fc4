// The results of a tournament for people and for programs.
#pragma once

#include <optional>
#include <string>

#include "arena/standings.h"
#include "arena/tournament.h"

namespace bornes::arena {

// How the first player stands, in short.
std::string progress_line(const Tournament& tournament, const Standings& standings);

// Several lines, for people. With a test also what it says.
std::string report_text(const Tournament& tournament, const Standings& standings,
                        const std::optional<Sprt>& sprt);
// One object in one line.
std::string report_json(const Tournament& tournament, const Standings& standings,
                        const std::optional<Sprt>& sprt);

}  // namespace bornes::arena
