// A deck that neither the host nor any player chose alone (docs/fair-deals.md).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bornes/position.h"
#include "fair/bytes.h"

namespace bornes::fair {

// Deals that begin now. Version 1 is that of hands which an older server began.
inline constexpr int kVersion = 2;
// A hand of version 2 is dealt at the next attempt after this many, or not at all.
inline constexpr int kMostVoids = 3;

// What every deal of a game belongs to.
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
    // Of version 2. Everything down to `asked` is part of what the server commits to.
    int dealer = kDealerFromDeal;  // a seat from 0, or what decides in hand 1
    Bytes32 after{};               // the head of the record before this hand
    Bytes32 people{};              // who sits where: digest_of() names
    std::array<bool, kMaxPlayers> asked{};

    Bytes32 seed{};
    // By seat. In a deal that took place, every seat that committed has contributed too.
    std::array<std::optional<Bytes32>, kMaxPlayers> commits{};
    std::array<std::optional<Bytes32>, kMaxPlayers> contributions{};

    static constexpr int kDealerFromDeal = -1;
    friend bool operator==(const FairDeal&, const FairDeal&) = default;
};

// What the server shows before the hand.
Bytes32 promise_of(const Game& game, const FairDeal& deal);
// What the client of a seat (from 0) shows for its contribution. `promise` is what the server
// showed: from version 2 on, a contribution is good for one deal only.
Bytes32 part_commitment(int version, const Bytes32& promise, int seat, const Bytes32& contribution);

// The key of the ChaCha20 stream that shuffles: SHA-256 over everything that went in.
Bytes32 deal_key(const Game& game, const FairDeal& deal);

struct Dealt {
    DeckOrder deck{};
    int dealer = 0;  // from 0
};
// The cards of a deal and who deals them. `last_dealer` is that of the hand before; in hand 1 it
// does not matter.
Dealt deal_out(const Game& game, const FairDeal& deal, int last_dealer);

// The words of a deal that the server commits to: "game 1 hand 2 attempt 1 …", without the seed.
std::string terms_text(const FairDeal& deal);
// The text of a record's tag, and back.
std::string to_text(const FairDeal& deal);
std::optional<FairDeal> fair_deal_from_text(std::string_view text);

// "rules …", "players …" and "set …" lines, as a record has them.
std::string rules_lines(const Game& game);

}  // namespace bornes::fair
