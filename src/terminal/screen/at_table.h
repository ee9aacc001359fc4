// Pictures and requests that are the same for every player's turn.
#pragma once

#include "terminal/draw/table_scene.h"
#include "terminal/screen/keys.h"
#include "terminal/screen/stage.h"

namespace bornes::terminal {

// The table with the messages of this hand. Messages before the viewer's last action are marked as
// old.
TableScene scene_of(const Game& game, const Voice& voice);
// The same while somebody else is to act.
TableScene waiting_scene(const Game& game, const Voice& voice);
// Handles requests that work at any time: score sheet, help, something to say. Returns false if the
// person quits.
bool handle_at_table(Stage& stage, Game& game, const Voice& voice, Request request, Key key);

}  // namespace bornes::terminal
