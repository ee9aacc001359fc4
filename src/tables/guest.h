// Who a guest is: the secret that the guest holds, and the hash of it that the server keeps. They
// are different types, so that a secret is never stored or compared by mistake.
#pragma once

#include <compare>
#include <string>
#include <string_view>

namespace bornes::tables {

// The secret of a guest: whoever has it has the guest's seats.
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
// The same hash of any text.
std::string hash_of(std::string_view text);

}  // namespace bornes::tables
