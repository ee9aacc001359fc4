// `bornes play URL`: from a link to a game at an online table.
#pragma once

#include "terminal/play.h"

namespace bornes::terminal {

// What makes it impossible is thrown as std::runtime_error.
void play_online(const OnlineOptions& online, const ScreenOptions& screen);

}  // namespace bornes::terminal
