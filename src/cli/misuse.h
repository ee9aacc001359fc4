// What is wrong with a command line, and where to read about it.
#pragma once

#include <CLI/App.hpp>

#include "failure.h"

namespace bornes::cli {

// "WHAT\nTry `COMMAND`.": what is wrong, and where to read about it.
std::string with_hint(const std::string& what, const std::string& command);

// In our words instead of CLI11's, with the command or option that was probably meant.
Failure misuse(const CLI::App& program, const CLI::ParseError& error);

}  // namespace bornes::cli
