// Tells a review in sentences.
#pragma once

#include <array>
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
// Names the move and its fault, the better move and its reason, and the cost of the difference.
std::string tell_decision(const Voice& voice, const Game& game, const review::Decision& decision);
// The same with its sign, for the last move before the position. Empty if that was no decision.
std::string tell_last_move(const Voice& voice, const Replay& replay, const review::Review& review);
std::string tell_note(const Voice& voice, const Game& game, const review::Note& note);
// "strong", or "casual to strong".
std::string tell_levels(const Voice& voice, const std::array<Level, 2>& levels);
std::string tell_player(const Voice& voice, const Game& game, const review::Review& review,
                        Seat seat);
std::string tell_result(const Voice& voice, const Game& game, const review::Review& review,
                        Team team);
// Names the move at which the chances changed most, how much they changed, and the card drawn after
// it, which may be the real cause.
std::string tell_turn(const Voice& voice, const Game& game, const review::Review& review,
                      const review::TurningPoint& turn);
Word name_of(review::Mark mark);

// A share of a win in percent with one decimal: "3.1", or with its sign "+3.1" or "−3.1".
std::string percent(const Voice& voice, double share);
std::string signed_percent(const Voice& voice, double share);

}  // namespace bornes::terminal
