// Messages about a wrong command line.
#pragma once

#include <CLI/App.hpp>

#include "failure.h"

namespace bornes::cli {

// "WHAT\nTry `COMMAND`.": what is wrong, and which command prints the help.
std::string with_hint(const std::string& what, const std::string& command);

// Replaces CLI11's message with ours, which also guesses the command or option that was meant.
Failure misuse(const CLI::App& program, const CLI::ParseError& error);

}  // namespace bornes::cli
