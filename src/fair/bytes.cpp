#include "fair/bytes.h"

#include <sodium.h>

namespace bornes::fair {

std::string to_hex(const Bytes32& bytes) {
    std::string text(2 * bytes.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

std::optional<Bytes32> from_hex(std::string_view text) {
    Bytes32 bytes{};
    std::size_t size = 0;
    if (text.size() != 2 * bytes.size()) return std::nullopt;
    if (sodium_hex2bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &size,
                       nullptr) != 0 ||
        size != bytes.size())
        return std::nullopt;
    return bytes;
}

Bytes32 random_bytes() {
    Bytes32 bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

namespace {

std::string any_id() {
    std::array<std::uint8_t, 16> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    constexpr int kVariant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
    std::string text(sodium_base64_ENCODED_LEN(bytes.size(), kVariant), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kVariant);
    text.pop_back();
    return text;
}

}  // namespace

// A command line would take an id that begins with - for an option.
std::string random_id() {
    std::string id = any_id();
    while (id.front() == '-') id = any_id();
    return id;
}

}  // namespace bornes::fair
