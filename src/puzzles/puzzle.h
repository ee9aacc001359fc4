// A puzzle: the view of one player, and one move that is clearly better than all others.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bornes/bot.h"
#include "bornes/review.h"

namespace bornes::puzzles {

// What a puzzle is about. theme.h says how it is determined.
enum class Theme : std::uint8_t { coup_fourre, extension, discards, attack, finishing };

// How hard a puzzle is, by the levels that fail to solve it:
//   easy    novice fails; casual and strong find the move
//   medium  casual fails; strong finds the move
//   hard    strong fails
//   expert  strong fails, and master fails in at least half of its short searches
enum class Difficulty : std::uint8_t { easy, medium, hard, expert };

// What an action costs compared with the best one, in chance to win and in points of the hand.
struct Cost {
    Action action;
    review::Figures loss;   // zeros for the best action
    review::Figures error;  // one standard error of the loss
};

// For each level, in the order of kLevels: the share of tries in which it does not find the best
// move.
using Fails = std::array<double, kLevels.size()>;

struct Puzzle {
    std::string id;  // eight hexadecimal digits that depend only on rules and view
    View view;       // of the seat to act
    Theme theme = Theme::discards;
    Difficulty difficulty = Difficulty::easy;
    // One per legal action, the best first, then by loss. The loss of the second is the margin.
    std::vector<Cost> costs;
    Fails fails{};

    Action best() const { return costs.front().action; }
    const Cost& margin() const { return costs[1]; }
};

Difficulty difficulty_of(const Fails& fails);

}  // namespace bornes::puzzles

namespace bornes {

template <>
inline constexpr std::array<std::string_view, 5> kIds<puzzles::Theme>{
    "coup-fourre", "extension", "discards", "attack", "finishing"};
template <>
inline constexpr std::array<std::string_view, 4> kIds<puzzles::Difficulty>{"easy", "medium", "hard",
                                                                           "expert"};

}  // namespace bornes
