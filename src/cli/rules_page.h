// The rules of a game in plain words, made from the values that the engine plays by.
#pragma once

#include <string>

#include "bornes/rules.h"
#include "words/language.h"

namespace bornes::cli {

// One page of 80 columns. The house rules are those that made `rules` of its edition.
std::string rules_page(const Rules& rules, const HouseRules& house, words::Language language);

// Where the editions differ, line by line (R8): a table of 80 columns.
std::string rules_comparison(words::Language language);

}  // namespace bornes::cli
