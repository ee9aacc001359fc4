// Typed commands for an online table, before and during a hand.
#pragma once

#include <string>

#include "terminal/model/game.h"
#include "terminal/plain/plain_command.h"

namespace bornes::terminal {

// Returns false for all other commands.
bool is_for_remote_table(const Command& command);

// Sends the command to the table. Returns a sentence if it was not understood. `awaited` is the
// seat that `replace` without a number means, or negative.
std::string obey_remotely(RemoteTable& table, const Command& command, const Voice& voice,
                          int awaited);

}  // namespace bornes::terminal
