// Options that may also stand in the environment and in a file of settings. The command line wins
// over the environment, and the environment over the file.
#pragma once

#include <CLI/App.hpp>
#include <string>
#include <vector>

namespace bornes::cli {

// Adds `--config FILE` to a command. Each of its other options is then a setting too.
void add_config_option(CLI::App& command);

// The key of an option in the file: "limit-tables". Empty for what is no setting, such as `--help`,
// and for all options of a command without `--config`.
std::string key_of(const CLI::App& command, const CLI::Option& option);
// The variable of an option: "BORNES_LIMIT_TABLES". Empty for what has none.
std::string variable_of(const CLI::App& command, const CLI::Option& option);

// Fills in the options that the command line left out. Call it at the beginning of the command's
// callback. `described` is the command whose options may stand in the file: a command that takes
// only some of the settings of another one can read the same file. Throws Failure or InputFault
// that names file, line and key, or the variable, and says what is allowed.
// Returns sentences for the log about variables that mean nothing, and about a file that others
// may read although a password is in it.
std::vector<std::string> take_settings(CLI::App& command, const CLI::App& described);

// All settings as a file: those that were given, and the others as comments with their defaults.
std::string settings_text(const CLI::App& command);

}  // namespace bornes::cli
