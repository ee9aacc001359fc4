// The engine and the bots. Link bornes::bots.
//
//     const bornes::RulesResult made = bornes::make_rules(bornes::Edition::parker_1988, 2);
//     bornes::Random random(2026);
//     bornes::Position position =
//         bornes::deal(made.rules, bornes::shuffled_deck(made.rules, random), /*dealer=*/0);
//     const auto bot = bornes::make_bot(bornes::Level::master, /*seed=*/1);
//     while (!position.board.over()) {
//         const bornes::Seat seat = position.board.seat;
//         bornes::ActionList legal;
//         bornes::legal_actions(position, legal);
//         bornes::Action action = legal[0];
//         if (seat == 1)  // the bot plays seat 1, and sees only what this seat may see
//             action = bot->think(bornes::view(position, seat), bornes::Budget{}).action;
//         bornes::try_apply(position, action);  // refuses an illegal action
//     }
//     if (position.board.phase == bornes::Phase::hand_over)
//         position = bornes::deal_next(position, bornes::shuffled_deck(made.rules, random));
//
// Not included: allowance.h, which needs a clock; review.h (link bornes::review); encoding.h and
// vector_env.h (link bornes::learn); c.h (link bornes::c).
#pragma once

#include "bornes/action.h"
#include "bornes/board.h"
#include "bornes/bot.h"
#include "bornes/build_view.h"
#include "bornes/card.h"
#include "bornes/hand.h"
#include "bornes/ids.h"
#include "bornes/json.h"
#include "bornes/level.h"
#include "bornes/notation.h"
#include "bornes/playout.h"
#include "bornes/position.h"
#include "bornes/random.h"
#include "bornes/record.h"
#include "bornes/refusal.h"
#include "bornes/rules.h"
#include "bornes/score.h"
#include "bornes/seat.h"
#include "bornes/settings.h"
#include "bornes/sheet.h"
#include "bornes/stakes.h"
#include "bornes/text_fault.h"
#include "bornes/utf8.h"
#include "bornes/version.h"
#include "bornes/vocabulary.h"
