// 32 bytes: a seed, contribution or commitment. As text, they are 64 hex digits in lower case.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bornes::fair {

using Bytes32 = std::array<std::uint8_t, 32>;

std::string to_hex(const Bytes32& bytes);
// Returns nothing unless the text is exactly 64 hex digits. Capital digits are accepted too.
std::optional<Bytes32> from_hex(std::string_view text);

// Random bytes from the operating system.
Bytes32 random_bytes();
// An id that cannot be guessed: 22 characters of A-Z a-z 0-9 - _. The first character is not -.
std::string random_id();

}  // namespace bornes::fair
