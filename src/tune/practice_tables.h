// The tables that a network practises at: all editions and numbers of players, now and then with
// house rules, so that it learns them all. Races are a game of their own, with a network of its
// own, and so are duels: games of two for points.
#pragma once

#include "bornes/random.h"
#include "bornes/rules.h"

namespace bornes::tune {

enum class Course : std::uint8_t { points, duels, races };
Rules practice_table(Course course, Random& random);

}  // namespace bornes::tune
