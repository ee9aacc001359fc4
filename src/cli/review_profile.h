// Draws a game like the stage profile of a cycling race. The height is the chance to win, hands are
// stages, luck is the weather above, and errors and coup fourrés are signs.
#pragma once

#include <string>
#include <vector>

#include "blocks.h"
#include "bornes/review.h"

namespace bornes::cli {

// The profile of one team, in lines of at most `width` cells.
std::vector<std::string> profile_of(const review::Review& review, Team team, int width, int rows,
                                    const Paint& paint);

// ☀ good luck, ☁ poor luck, ☂ bad luck; a blank otherwise.
std::string_view weather_of(double luck);
std::string_view sign_of(review::Mark mark);
Tint tint_of(review::Mark mark);

}  // namespace bornes::cli
