// Secrets that are easy to write down.
#pragma once

#include "fair/bytes.h"

namespace bornes::fair {

// 32 bytes, each one more than the byte before.
inline Bytes32 counting_from(std::uint8_t first) {
    Bytes32 bytes{};
    for (std::uint8_t& byte : bytes) byte = first++;
    return bytes;
}

}  // namespace bornes::fair
