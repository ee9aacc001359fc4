#pragma once

#include "bornes/rules.h"

namespace bornes {

// Whether every number that is set is one that R9 allows.
bool numbers_fit(const HouseRules& house);

}  // namespace bornes
