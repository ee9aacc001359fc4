// Reads the bytes of a network in order: signed bytes for weights, and little-endian words.
#pragma once

#include <cstdint>
#include <span>

namespace bornes::bots {

// The caller must make sure that there are enough bytes.
class NetworkBytes {
public:
    explicit NetworkBytes(std::span<const std::uint8_t> bytes) : rest_(bytes) {}

    std::int16_t weight() { return static_cast<std::int16_t>((byte() ^ 0x80) - 0x80); }
    std::int32_t word() {
        std::uint32_t word = 0;
        for (int shift = 0; shift < 32; shift += 8) word |= std::uint32_t{byte()} << shift;
        return static_cast<std::int32_t>(word);
    }

private:
    std::uint8_t byte() {
        const std::uint8_t first = rest_.front();
        rest_ = rest_.subspan(1);
        return first;
    }
    std::span<const std::uint8_t> rest_;
};

}  // namespace bornes::bots
