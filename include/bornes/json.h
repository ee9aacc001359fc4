// The one JSON shape of positions and views (docs/record-format.md), for referee, bots and pages.
// Everything is appended, without blanks and without line ends.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "bornes/position.h"
#include "bornes/score.h"

namespace bornes {

// The referee's position, all hands shown: {"hand":1,"ply":9,...}
void append_json(std::string& out, const Position& position);
// The same as one seat may see it: {"handNumber":1,"ply":9,...}
void append_json(std::string& out, const View& view);

// Parts of them that other messages hold too, each an array.
void append_json(std::string& out, const ActionList& legal);    // texts, sorted as bytes
void append_scores_json(std::string& out, const Board& board);  // of the hand, a team each
void append_scores_json(std::string& out, std::span<const Score> scores);  // the same, worked out
void append_totals_json(std::string& out, const Board& board);   // with the hand once it is over
void append_winners_json(std::string& out, const Board& board);  // numbers of teams

// UTF-8 as a JSON string, quotes included.
void append_json_string(std::string& out, std::string_view text);

}  // namespace bornes
