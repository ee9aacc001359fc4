// Prints the rules of a game in plain words, from the values that the engine uses.
#pragma once

#include <string>

#include "bornes/rules.h"
#include "words/language.h"

namespace bornes::cli {

// One page of 80 columns. `rules` was made from its edition and these house rules.
std::string rules_page(const Rules& rules, const HouseRules& house, words::Language language);

// A table of 80 columns with everything in which the editions differ (R8).
std::string rules_comparison(words::Language language);

}  // namespace bornes::cli
