// What is seen and can be asked for at the table, whoever is to act.
#pragma once

#include "terminal/draw/table_scene.h"
#include "terminal/screen/keys.h"
#include "terminal/screen/stage.h"

namespace bornes::terminal {

// A picture of the table with what has happened in this hand, and how much of it since the viewer's
// last own action.
TableScene scene_of(const Game& game, const Voice& voice);
// The same while somebody else is to act.
TableScene waiting_scene(const Game& game, const Voice& voice);
// What can be asked for whoever is to act: score sheet, help, something to say. False if the person
// quits.
bool handle_at_table(Stage& stage, Game& game, const Voice& voice, Request request, Key key);

}  // namespace bornes::terminal
