// How one gets to an online table from the menu: by a link, by the list of a server's public
// tables, or by making a table.
#pragma once

#include <optional>

#include "terminal/model/players.h"
#include "terminal/online/online_play.h"
#include "terminal/screen/screen.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

// Nothing if the person goes back. A new table is made by the rules of the setup.
std::optional<OnlineOptions> ask_table(Screen& screen, const Voice& voice, const Setup& setup);

}  // namespace bornes::terminal
