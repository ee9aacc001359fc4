// The way from the menu to an online table: by a link, from the list of a server's public tables,
// or by creating a table.
#pragma once

#include <optional>

#include "terminal/model/players.h"
#include "terminal/online/online_play.h"
#include "terminal/screen/screen.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

// Returns nothing if the person goes back. A new table gets the rules of the setup.
std::optional<OnlineOptions> ask_table(Screen& screen, const Voice& voice, const Setup& setup);

}  // namespace bornes::terminal
