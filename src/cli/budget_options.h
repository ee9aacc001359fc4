// The options for how long a bot or a review looks at a decision: --rollouts and --time-ms.
#pragma once

#include <CLI/App.hpp>
#include <string>

#include "bornes/allowance.h"

namespace bornes::cli {

CLI::Option* add_rollouts(CLI::App& command, int& rollouts, const std::string& about,
                          int least = 1);
// --rollouts or --time-ms, not both: the time replaces what `allowance` had before.
void add_allowance(CLI::App& command, Allowance& allowance, const std::string& about_rollouts,
                   const std::string& about_time);

}  // namespace bornes::cli
