// The subcommands: each adds itself to the program, and runs if it was chosen.
//
// A new one is a file NAME_command.cpp, a line here and a line in main.cpp. What goes wrong is
// thrown as a Failure (failure.h); everything printed goes through an Output (output.h).
#pragma once

#include <CLI/App.hpp>

namespace bornes::cli {

void add_admin(CLI::App& program);
void add_arena(CLI::App& program);
void add_bench(CLI::App& program);
void add_bot(CLI::App& program);
void add_keep(CLI::App& program);
void add_learn(CLI::App& program);
void add_load(CLI::App& program);
void add_play(CLI::App& program);
void add_puzzle(CLI::App& program);
void add_puzzles(CLI::App& program);
void add_random(CLI::App& program);
void add_referee(CLI::App& program);
// help, version, man and completion. The last to be added: help offers all others by name.
void add_reference_commands(CLI::App& program);
void add_replay(CLI::App& program);
void add_review(CLI::App& program);
void add_rules(CLI::App& program);
void add_score(CLI::App& program);
void add_serve(CLI::App& program);
void add_stats(CLI::App& program);
void add_tune(CLI::App& program);
void add_verify(CLI::App& program);

// How wide help is: as the terminal, within reason.
int help_width();

}  // namespace bornes::cli
