// The stage profile of a game: the chance to win as a mountain, hands as stages, luck as the
// weather above it, errors and coup fourrés as signs.
#pragma once

#include <string>
#include <vector>

#include "blocks.h"
#include "bornes/review.h"

namespace bornes::cli {

// Lines of at most `width` cells, of one team.
std::vector<std::string> profile_of(const review::Review& review, Team team, int width, int rows,
                                    const Paint& paint);

// ☀ good luck, ☁ poor luck, ☂ bad luck; a blank where there was neither.
std::string_view weather_of(double luck);
std::string_view sign_of(review::Mark mark);
Tint tint_of(review::Mark mark);

}  // namespace bornes::cli
