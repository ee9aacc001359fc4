// What commands and options are for, in words/: "manual.command.COMMAND", "manual.more.COMMAND",
// and "manual.COMMAND.OPTION", or "manual.option.OPTION" if several commands have the option.
#pragma once

#include <CLI/App.hpp>

namespace bornes::cli {

// Describes the program, every command, and every option that has no description in C++, in the
// language of the speech. Options of commands for operators have English descriptions in C++.
void describe_in_words(CLI::App& program);

}  // namespace bornes::cli
