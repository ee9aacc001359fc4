// Positions and views as text, in the same form for the engine and the reference model. A diff of
// two texts shows where they differ.
#pragma once

#include <string>

#include "bornes/position.h"
#include "engine/reference_model.h"

namespace bornes::test {

std::string picture(const Position& position);
std::string picture(const View& view);

std::string picture(const reference::Game& game);
// What a seat (from 1) may see of the game; 0 means a spectator.
std::string picture_for(const reference::Game& game, int seat);

}  // namespace bornes::test
