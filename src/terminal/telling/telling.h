// Tells what happens at the table, in sentences of the catalogue.
#pragma once

#include <string>
#include <vector>

#include "terminal/model/game.h"
#include "words/words.h"

namespace bornes::terminal {

using words::Language;
using words::Speech;
using words::Voice;
using words::Word;
namespace phrase = words::phrase;

inline constexpr std::size_t kLongestName = 40;

// "Marcel", or "Player 2" without a name.
std::string name_of(const Voice& voice, const Game& game, int seat);
// The players of a team, with the viewer as "You": "You & Odette".
std::string team_name(const Voice& voice, const Game& game, int team);

// "Ann, Bob and Cid"
std::string listed(const Voice& voice, const std::vector<std::string>& names);

std::string_view name_of(const Voice& voice, Card card);
// "100 miles" for a distance, the name for any other card.
std::string card_in_words(const Voice& voice, Card card);
// What a card does, in a few words.
std::string use_of(const Voice& voice, Card card);

// The value for a message's `select`: whether the message is about its reader.
const char* who(const Game& game, int seat);
// The same for a team: "you", "pair" or "other".
const char* who_of_team(const Game& game, int team);
// Tells that the hand was dealt, and by whom.
std::string tell_deal(const Voice& voice, const Game& game, const Board& board);
std::string tell(const Voice& voice, const Game& game, const Event& event);
// Tells who completed the trip, or that nobody did.
std::string tell_end_of_hand(const Voice& voice, const Game& game, const Board& board);
// Tells who won, or who shares a draw.
std::string tell_end_of_game(const Voice& voice, const Game& game, const Board& board);
// "play Stop on Odette"
std::string proposed_move(const Voice& voice, const Game& game, Action action);
// "it gets you rolling"
std::string tell_reason(const Voice& voice, const Game& game, const Reason& reason);
// Tells a proposed move and its reason.
std::string tell_hint(const Voice& voice, const Game& game, const Candidate& candidate);

// The questions of the phases coup_fourre and extension.
std::string coup_fourre_question(const Voice& voice, const Game& game, const Board& board);
std::string extension_question(const Voice& voice, const Board& board);

// "rolling, limited to 50", "stopped: Flat Tire"
std::string state_of(const Voice& voice, const Board& board, int team);

}  // namespace bornes::terminal
