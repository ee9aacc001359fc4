// The options that say which game is played: edition, number of players, house rules.
#pragma once

#include <CLI/App.hpp>
#include <string>
#include <vector>

#include "bornes/rules.h"

namespace bornes::cli {

struct GameOptions {
    std::string edition;  // empty: the usual one in the language of the command
    int players = 2;
    std::vector<std::string> settings;  // NAME=VALUE
};

// What the options come to.
struct GameSetup {
    Edition edition = kDefaultEdition;
    int players = 2;
    HouseRules house;
    Rules rules;
};

// --rules, --players and --set. Returns the option that names the edition.
CLI::Option& add_game_options(CLI::App& command, GameOptions& options);
// Help says how the default depends on the language, for commands that have --lang.
void default_by_language(CLI::Option& edition);
// --players and --set alone, for a command that takes its edition in another way.
void add_table_options(CLI::App& command, GameOptions& options);
// Without an edition, people play the one that speakers of their language know. Throws a Failure if
// there is no such house rule, or if they do not fit together.
GameSetup game_setup(const GameOptions& options);

}  // namespace bornes::cli
