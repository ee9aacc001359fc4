// Commands that are typed to a table elsewhere, whether a hand is being played there or not.
#pragma once

#include <string>

#include "terminal/model/game.h"
#include "terminal/plain/plain_command.h"

namespace bornes::terminal {

// False for all other commands.
bool is_for_remote_table(const Command& command);

// Sends it to the table; what was not understood is answered with a sentence. `awaited`: the seat
// that a `replace` without a number means; below 0: none.
std::string obey_remotely(RemoteTable& table, const Command& command, const Voice& voice,
                          int awaited);

}  // namespace bornes::terminal
