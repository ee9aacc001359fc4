// How long the random tests play: the environment's BORNES_TEST_SCALE times what is usual.
#pragma once

#include <algorithm>
#include <cstdlib>

namespace bornes::test {

inline int scaled(int usual) {
    const char* scale = std::getenv("BORNES_TEST_SCALE");
    const int games = scale ? static_cast<int>(usual * std::atof(scale)) : usual;
    return games < 1 ? 1 : games;
}

// For what takes seconds each, where more than `most` would teach nothing new.
inline int scaled(int usual, int most) { return std::min(scaled(usual), most); }

}  // namespace bornes::test
