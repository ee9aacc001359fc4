// The tables that the policy practises at: all editions and numbers of players, now and then with
// house rules, so that one network learns them all.
#pragma once

#include "bornes/random.h"
#include "bornes/rules.h"

namespace bornes {

Rules practice_table(Random& random);

}  // namespace bornes
