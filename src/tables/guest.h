// The identity of a guest: a secret token, which the guest holds, and its hash, which the server
// stores. They have different types, so that no secret is stored or compared by mistake.
#pragma once

#include <compare>
#include <string>
#include <string_view>

namespace bornes::tables {

// A guest's secret. Whoever knows it controls the guest's seats.
struct Token {
    std::string secret;

    bool empty() const { return secret.empty(); }
};

// The stored hash of a token; empty for nobody.
struct GuestId {
    std::string text;

    bool empty() const { return text.empty(); }
    friend auto operator<=>(const GuestId&, const GuestId&) = default;
};

// BLAKE2b of the token, as 32 hex digits.
GuestId guest_id(const Token& token);
// Returns the same hash of any text.
std::string hash_of(std::string_view text);

}  // namespace bornes::tables
