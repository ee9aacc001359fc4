// What a network thinks of every legal action, in a few microseconds.
#pragma once

#include "bornes/bot.h"
#include "policy.h"
#include "unseen.h"

namespace bornes::bots {

// Returns all candidates, the network's favourite first. Points and chances are the network's
// estimates. `unseen` is what the player believes to be unseen. It need not be true: not every
// player counts cards.
Assessment assess(const View& view, const CardCounts& unseen, const Policy& network);

}  // namespace bornes::bots
