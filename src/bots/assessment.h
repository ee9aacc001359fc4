// What a network thinks of every legal action, in a few microseconds.
#pragma once

#include "bornes/bot.h"
#include "policy.h"
#include "unseen.h"

namespace bornes::bots {

// All candidates, the network's favourite first; points and chances are the network's estimates.
// What the player takes to be unseen need not be true: not everybody counts cards.
Assessment assess(const View& view, const CardCounts& unseen, const Policy& network);

}  // namespace bornes::bots
