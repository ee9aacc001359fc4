#include "tables/carried_out.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <string>

namespace bornes::tables {
namespace {

using Key = std::array<unsigned char, crypto_shorthash_KEYBYTES>;

const Key& key() {
    static const Key random = [] {
        Key bytes{};
        randombytes_buf(bytes.data(), bytes.size());
        return bytes;
    }();
    return random;
}

std::uint64_t hash_of(std::string_view actor, std::string_view command) {
    std::string text;
    text.reserve(actor.size() + 1 + command.size());
    text.append(actor).append(1, '\0').append(command);
    std::uint64_t hash = 0;
    static_assert(sizeof hash == crypto_shorthash_BYTES);
    crypto_shorthash(reinterpret_cast<unsigned char*>(&hash),
                     reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                     key().data());
    return hash;
}

}  // namespace

void CarriedOut::add(std::string_view actor, std::string_view command) {
    hashes_.push_back(hash_of(actor, command));
}

// From the newest: what is sent again was usually sent a moment ago.
std::optional<journal::Seq> CarriedOut::find(std::string_view actor,
                                             std::string_view command) const {
    const auto found = std::find(hashes_.rbegin(), hashes_.rend(), hash_of(actor, command));
    if (found == hashes_.rend()) return std::nullopt;
    return hashes_.rend() - found;
}

}  // namespace bornes::tables
