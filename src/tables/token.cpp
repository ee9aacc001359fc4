#include "tables/token.h"

#include <sodium.h>

#include <array>
#include <cstdint>

namespace bornes::tables {

std::string hash_of_token(std::string_view token) {
    std::array<std::uint8_t, 16> hash{};
    crypto_generichash(hash.data(), hash.size(),
                       reinterpret_cast<const unsigned char*>(token.data()), token.size(), nullptr,
                       0);
    std::string text(2 * hash.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
    text.pop_back();
    return text;
}

}  // namespace bornes::tables
