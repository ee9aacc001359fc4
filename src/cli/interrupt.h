// Ctrl-C while a long command is at work.
#pragma once

#include <atomic>

namespace bornes::cli {

// From now on the first SIGINT or SIGTERM sets the flag, so that the command can keep what it has
// and end; a second one ends the program.
std::atomic<bool>& flag_of_interrupts();

}  // namespace bornes::cli
