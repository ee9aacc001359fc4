// The tables that a network practises at: all editions and numbers of players, sometimes with house
// rules. Races have their own network, and so have duels (games for points between two players).
#pragma once

#include "bornes/random.h"
#include "bornes/rules.h"

namespace bornes::tune {

enum class Course : std::uint8_t { points, duels, races };
Rules practice_table(Course course, Random& random);

}  // namespace bornes::tune
