// Positions and views as text, of the engine and of the reference model alike: two that differ
// show where.
#pragma once

#include <string>

#include "bornes/position.h"
#include "engine/reference_model.h"

namespace bornes::test {

std::string picture(const Position& position);
std::string picture(const View& view);

std::string picture(const reference::Game& game);
// What a seat, from 1, may see of it; 0 for a spectator.
std::string picture_for(const reference::Game& game, int seat);

}  // namespace bornes::test
