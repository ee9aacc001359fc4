// A deck that neither the host nor any player chose alone (docs/fair-deals.md).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "bornes/position.h"
#include "fair/bytes.h"

namespace bornes::fair {

// What the server shows before the hand for its seed, and a player for a contribution.
Bytes32 commitment(const Bytes32& secret);

// One attempt to deal one hand.
struct FairDeal {
    int game = 1;
    int hand = 1;
    int attempt = 1;
    Bytes32 seed{};
    // By seat. Of a deal that took place, whoever committed has contributed too.
    std::array<std::optional<Bytes32>, kMaxPlayers> commits{};
    std::array<std::optional<Bytes32>, kMaxPlayers> contributions{};

    friend bool operator==(const FairDeal&, const FairDeal&) = default;
};

// The key of the ChaCha20 stream that shuffles: SHA-256 over everything that went in.
Bytes32 deal_key(std::string_view table, const FairDeal& deal);
// The sorted deck of the rules, shuffled by the stream of a key.
DeckOrder fair_deck(const Rules& rules, const Bytes32& key);

// The text of a record's tag, and back.
std::string to_text(const FairDeal& deal);
std::optional<FairDeal> fair_deal_from_text(std::string_view text);

}  // namespace bornes::fair
