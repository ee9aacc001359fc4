// The random numbers of the shuffle: ChaCha20 (RFC 8439) with a nonce of zeros, read as
// little-endian 32-bit numbers.
#pragma once

#include <sodium.h>

#include <array>
#include <cstdint>

#include "fair/bytes.h"

namespace bornes::fair {

class Stream {
public:
    explicit Stream(const Bytes32& key) : key_(key) {}

    std::uint32_t next() {
        if (used_ == block_.size()) refill();
        std::uint32_t number = 0;
        for (std::size_t i = 0; i < 4; ++i)
            number |= static_cast<std::uint32_t>(block_[used_ + i]) << 8 * i;
        used_ += 4;
        return number;
    }

    // Uniform in [0, bound). Rejects numbers past the last whole multiple of the bound.
    std::uint32_t below(std::uint32_t bound) {
        const std::uint32_t excess = (0U - bound) % bound;  // 2^32 mod bound
        for (;;) {
            const std::uint32_t number = next();
            if (number <= 0xffffffffU - excess) return number % bound;
        }
    }

private:
    void refill() {
        constexpr std::array<std::uint8_t, crypto_stream_chacha20_ietf_NONCEBYTES> nonce{};
        block_.fill(0);
        crypto_stream_chacha20_ietf_xor_ic(block_.data(), block_.data(), block_.size(),
                                           nonce.data(), counter_++, key_.data());
        used_ = 0;
    }

    Bytes32 key_;
    std::array<std::uint8_t, 64> block_{};
    std::size_t used_ = 64;
    std::uint32_t counter_ = 0;
};

}  // namespace bornes::fair
