// Whether tests run at length: ./test --full.
#pragma once

#include <cstdlib>

namespace bornes::tests {

inline bool at_length() {
    const char* full = std::getenv("BORNES_FULL");
    return full != nullptr && *full == '1';
}

}  // namespace bornes::tests
