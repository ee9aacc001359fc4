// Hands that the network plays against itself and against strangers, and the gradients from them.
#pragma once

#include <cstdint>

#include "float_network.h"
#include "practice_tables.h"

namespace bornes::tune {

struct Lesson {
    Course course = Course::points;
    float entropy_bonus = 0.01F;  // keeps the player exploring
    float trace = 0.93F;          // lambda: how far back a result is credited
    float strangers = 0;          // the share of hands in which one team plays by rules of thumb
};

struct Practice {
    FloatNetwork gradient;
    std::int64_t decisions = 0;
    double points = 0;  // of team 1, summed over hands
};

// Plays `hands` hands from the seed, and adds up the gradients of all decisions.
void practise(const FloatNetwork& network, const Lesson& lesson, std::uint64_t seed, int hands,
              Practice& practice);

}  // namespace bornes::tune
