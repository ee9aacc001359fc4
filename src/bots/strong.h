// Plays what the learned policy likes best.
#pragma once

#include "bornes/bot.h"

namespace bornes {

std::unique_ptr<Bot> make_strong_bot();

}  // namespace bornes
