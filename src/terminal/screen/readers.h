// Pages and questions over the table: help, score sheet, a choice.
#pragma once

#include "terminal/draw/table_scene.h"
#include "terminal/model/game.h"
#include "terminal/screen/keys.h"
#include "terminal/screen/stage.h"

namespace bornes::terminal {

// Shows a page of text until the person goes back. `text` makes the lines for a width.
using PageLines = std::function<std::vector<HelpLine>(int width)>;
void read_page(Stage& stage, const Voice& voice, const std::string& title, const PageLines& text);
void read_help(Stage& stage, const Voice& voice, const Game& game);
void read_help(Stage& stage, const Voice& voice, const Rules& rules, Situation table);
// Shows the score sheet of the current hand, as it would count now, and of the hands before it.
void read_score(Stage& stage, const Voice& voice, const Game& game);

// The answer that a key picks, if it picks one. `previous` and `next` change the selected answer.
std::optional<int> picked_by(Request request, Key key, Choice& choice);
// Asks until an answer is picked. Returns nothing if the person goes back.
using DrawChoice = std::function<void(Canvas&, const Choice&)>;
std::optional<int> ask_choice(Stage& stage, Choice choice, const DrawChoice& draw);
// Asks what to say to the others. Returns an id of docs/protocol.md.
std::optional<std::string_view> ask_phrase(Stage& stage, const Voice& voice,
                                           const DrawChoice& draw);

}  // namespace bornes::terminal
