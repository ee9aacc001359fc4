// The length of random tests: the usual number of cases times the environment variable
// BORNES_TEST_SCALE.
#pragma once

#include <algorithm>
#include <cstdlib>

namespace bornes::test {

inline int scaled(int usual) {
    const char* scale = std::getenv("BORNES_TEST_SCALE");
    const int games = scale ? static_cast<int>(usual * std::atof(scale)) : usual;
    return games < 1 ? 1 : games;
}

// For tests that take seconds per case, where more than `most` cases would find nothing new.
inline int scaled(int usual, int most) { return std::min(scaled(usual), most); }

}  // namespace bornes::test
