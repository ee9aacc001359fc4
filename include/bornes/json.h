// The one JSON shape of positions and views (docs/record-format.md), for referee, bots and pages.
// Every function appends to `out`, without blanks and without line ends. None of them can fail.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "bornes/position.h"
#include "bornes/score.h"

namespace bornes {

// The referee's position, all hands shown: {"hand":1,"ply":9,...}
void append_json(std::string& out, const Position& position);
// What one seat may see: {"handNumber":1,"ply":9,...}
void append_json(std::string& out, const View& view);

// The texts of actions, as an array sorted by bytes: ["discard 25","play roll"]
void append_json(std::string& out, const ActionList& legal);
// The score of the hand so far, as an array with one object per team.
void append_scores_json(std::string& out, const Board& board);
// The scores passed in, in the same shape, one per team.
void append_scores_json(std::string& out, std::span<const Score> scores);
// The points of each team, as an array of numbers. They include this hand once it is over.
void append_totals_json(std::string& out, const Board& board);
// The teams that have won, as an array of numbers from 1; empty before the game is over.
void append_winners_json(std::string& out, const Board& board);

// A text as a JSON string, quotes included. The text must be well-formed UTF-8.
void append_json_string(std::string& out, std::string_view text);

}  // namespace bornes
