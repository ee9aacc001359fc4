// Options that can also come from the environment or from a settings file. The command line wins
// over the environment, and the environment wins over the file.
#pragma once

#include <CLI/App.hpp>
#include <string>
#include <vector>

namespace bornes::cli {

// Adds `--config FILE` to a command. Its other options then become settings.
void add_config_option(CLI::App& command);

// The key of an option in the file: "limit-tables". Empty for options that are not settings, such
// as `--help`, and for all options of a command without `--config`.
std::string key_of(const CLI::App& command, const CLI::Option& option);
// The environment variable of an option: "BORNES_LIMIT_TABLES". Empty if it has none.
std::string variable_of(const CLI::App& command, const CLI::Option& option);

// Sets the options that the command line left out. Call it at the beginning of the command's
// callback. `described` is the command whose options may appear in the file. So a command that
// takes only some settings of another command can read the same file. Throws a Failure or
// InputFault that names the file, line and key, or the variable, and says what is allowed. Returns
// warnings for the log: about unknown variables, and about a file with a password that others may
// read.
std::vector<std::string> take_settings(CLI::App& command, const CLI::App& described);

// All settings as a file. Settings that were not given are comments with their defaults.
std::string settings_text(const CLI::App& command);

}  // namespace bornes::cli
