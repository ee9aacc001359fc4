// SHA-256 over several pieces.
#pragma once

#include <sodium.h>

#include <string_view>

#include "fair/bytes.h"

namespace bornes::fair {

class Sha256 {
public:
    Sha256() { crypto_hash_sha256_init(&state_); }
    Sha256& add(std::string_view text) {
        crypto_hash_sha256_update(&state_, reinterpret_cast<const unsigned char*>(text.data()),
                                  text.size());
        return *this;
    }
    Sha256& add(const Bytes32& bytes) {
        crypto_hash_sha256_update(&state_, bytes.data(), bytes.size());
        return *this;
    }
    Bytes32 finish() {
        Bytes32 hash{};
        crypto_hash_sha256_final(&state_, hash.data());
        return hash;
    }

private:
    crypto_hash_sha256_state state_{};
};

}  // namespace bornes::fair
