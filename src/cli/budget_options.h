// The options that limit the thought about one decision: --rollouts and --time-ms.
#pragma once

#include <CLI/App.hpp>
#include <string>

#include "bornes/allowance.h"

namespace bornes::cli {

CLI::Option* add_rollouts(CLI::App& command, int& rollouts, const std::string& about,
                          int least = 1);
// The command line may have one of the two. It replaces the default in `allowance`.
void add_allowance(CLI::App& command, Allowance& allowance, const std::string& about_rollouts,
                   const std::string& about_time);

}  // namespace bornes::cli
