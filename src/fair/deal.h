// A deck that neither the host nor any single player chose (docs/fair-deals.md).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bornes/position.h"
#include "fair/bytes.h"

namespace bornes::fair {

// The version of new deals. Hands that an older server began have version 1.
inline constexpr int kVersion = 2;
// After this many void attempts, a hand of version 2 is dealt at the next attempt or not at all.
inline constexpr int kMostVoids = 3;

// What all deals of a game share.
struct Game {
    std::string table;
    Edition edition = kDefaultEdition;
    int players = kMinPlayers;
    HouseRules house{};

    Rules rules() const { return make_rules(edition, players, house).rules; }
};

// One attempt to deal one hand.
struct FairDeal {
    int version = 1;
    int game = 1;
    int hand = 1;
    int attempt = 1;
    // For version 2. The server commits to everything up to and including `asked`.
    int dealer = kDealerFromDeal;  // a seat from 0; in hand 1, the deal decides
    Bytes32 after{};               // the head of the record before this hand
    Bytes32 people{};              // digest_of() the names at all seats
    std::array<bool, kMaxPlayers> asked{};

    Bytes32 seed{};
    // By seat. In a completed deal, every seat that committed has also contributed.
    std::array<std::optional<Bytes32>, kMaxPlayers> commits{};
    std::array<std::optional<Bytes32>, kMaxPlayers> contributions{};

    static constexpr int kDealerFromDeal = -1;
    friend bool operator==(const FairDeal&, const FairDeal&) = default;
};

// The commitment that the server shows before the hand.
Bytes32 promise_of(const Game& game, const FairDeal& deal);
// The commitment of a seat (from 0) to its contribution, shown by the seat's client. `promise` is
// the commitment of the server. From version 2 on, it binds the contribution to one deal.
Bytes32 part_commitment(int version, const Bytes32& promise, int seat, const Bytes32& contribution);

// The key of the ChaCha20 stream that shuffles: SHA-256 over all inputs of the deal.
Bytes32 deal_key(const Game& game, const FairDeal& deal);

struct Dealt {
    DeckOrder deck{};
    int dealer = 0;  // from 0
};
// The deck and the dealer of a deal. `last_dealer` is the dealer of the previous hand. In hand 1 it
// is ignored.
Dealt deal_out(const Game& game, const FairDeal& deal, int last_dealer);

// The terms that the server commits to, without the seed: "game 1 hand 2 attempt 1 …".
std::string terms_text(const FairDeal& deal);
// The text of a tag in a record, and back.
std::string to_text(const FairDeal& deal);
std::optional<FairDeal> fair_deal_from_text(std::string_view text);

// The "rules …", "players …" and "set …" lines of a record.
std::string rules_lines(const Game& game);

}  // namespace bornes::fair
