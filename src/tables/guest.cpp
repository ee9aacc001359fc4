#include "tables/guest.h"

#include <sodium.h>

#include <array>
#include <cstdint>

namespace bornes::tables {

std::string hash_of(std::string_view of) {
    std::array<std::uint8_t, 16> hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(of.data()),
                       of.size(), nullptr, 0);
    std::string text(2 * hash.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
    text.pop_back();
    return text;
}

GuestId guest_id(const Token& token) { return {hash_of(token.secret)}; }

}  // namespace bornes::tables
