// A review in sentences.
#pragma once

#include <string>

#include "bornes/review.h"
#include "terminal/model/replay.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

// "Hand 1, move 4"
std::string tell_place(const Voice& voice, int hand, int ply);
// "It cost 3.1 % of the game (± 0.4) and 84 points."
std::string tell_loss(const Voice& voice, const Rules& rules, const review::Figures& loss,
                      const review::Figures& error);
// What was done and what was wrong with it, what was better and why, and what the difference cost.
std::string tell_decision(const Voice& voice, const Game& game, const review::Decision& decision);
// The same with its mark, of the last move of the position shown; empty if that was no decision.
std::string tell_last_move(const Voice& voice, const Replay& replay, const review::Review& review);
std::string tell_note(const Voice& voice, const Game& game, const review::Note& note);
std::string tell_player(const Voice& voice, const Game& game, const review::Review& review,
                        Seat seat);
std::string tell_result(const Voice& voice, const Game& game, const review::Review& review,
                        Team team);
// The move at which the curve bends, and by how much.
std::string tell_turn(const Voice& voice, const Game& game, const review::Review& review,
                      const review::TurningPoint& turn);
Word name_of(review::Mark mark);

// A share of a win as a percentage with one decimal: "3.1"; with its sign, "+3.1" or "−3.1".
std::string percent(const Voice& voice, double share);
std::string signed_percent(const Voice& voice, double share);

}  // namespace bornes::terminal
