// Looks ahead: imagines what the others may hold, and plays every promising action a
// few turns on.
#pragma once

#include "bornes/bot.h"

namespace bornes {

std::unique_ptr<Bot> make_master_bot(std::uint64_t seed);

}  // namespace bornes
