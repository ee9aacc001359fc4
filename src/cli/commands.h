// The subcommands. Each function adds its command to the program, with a callback that runs it.
//
// A new subcommand is a file NAME_command.cpp, a line here and a line in main.cpp. It throws a
// Failure (failure.h) if something goes wrong, and prints through an Output (output.h).
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
// Adds help, version, man and completion. Call it last: `help` takes the names of all other
// commands.
void add_reference_commands(CLI::App& program);
void add_replay(CLI::App& program);
void add_review(CLI::App& program);
void add_rules(CLI::App& program);
void add_score(CLI::App& program);
void add_serve(CLI::App& program);
void add_stats(CLI::App& program);
void add_tune(CLI::App& program);
void add_verify(CLI::App& program);

// The width of help in columns: the width of the terminal, within limits.
int help_width();

}  // namespace bornes::cli
