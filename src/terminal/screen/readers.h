// What comes up over the table and goes away again: help, score sheet, a question.
#pragma once

#include "terminal/draw/table_scene.h"
#include "terminal/model/game.h"
#include "terminal/screen/keys.h"
#include "terminal/screen/stage.h"

namespace bornes::terminal {

// A page of text, whose lines are made for the width of the window, until the person goes back.
using PageLines = std::function<std::vector<HelpLine>(int width)>;
void read_page(Stage& stage, const Voice& voice, const std::string& title, const PageLines& text);
void read_help(Stage& stage, const Voice& voice, const Game& game);
void read_help(Stage& stage, const Voice& voice, const Rules& rules, Situation table);
// The sheet of the running hand, as it would count now, and of the hands before it.
void read_score(Stage& stage, const Voice& voice, const Game& game);

// The answer that a key picks, if it does; `previous` and `next` change which one is selected.
std::optional<int> picked_by(Request request, Key key, Choice& choice);
// Asks until an answer is picked; nothing if the person goes back.
using DrawChoice = std::function<void(Canvas&, const Choice&)>;
std::optional<int> ask_choice(Stage& stage, Choice choice, const DrawChoice& draw);
// What the person wants to say to the others: an id of docs/protocol.md.
std::optional<std::string_view> ask_phrase(Stage& stage, const Voice& voice,
                                           const DrawChoice& draw);

}  // namespace bornes::terminal
