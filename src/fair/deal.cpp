#include "fair/deal.h"

#include <fmt/format.h>
#include <sodium.h>

#include <charconv>
#include <sstream>
#include <utility>

namespace bornes::fair {
namespace {

class Sha256 {
public:
    Sha256() { crypto_hash_sha256_init(&state_); }
    Sha256& add(std::string_view text) {
        crypto_hash_sha256_update(&state_, reinterpret_cast<const unsigned char*>(text.data()),
                                  text.size());
        return *this;
    }
    Sha256& add(const Bytes32& bytes) {
        crypto_hash_sha256_update(&state_, bytes.data(), bytes.size());
        return *this;
    }
    Bytes32 finish() {
        Bytes32 hash{};
        crypto_hash_sha256_final(&state_, hash.data());
        return hash;
    }

private:
    crypto_hash_sha256_state state_{};
};

// 32-bit numbers, least significant byte first, of ChaCha20 (RFC 8439) with a nonce of zeros.
class Stream {
public:
    explicit Stream(const Bytes32& key) : key_(key) {}

    std::uint32_t next() {
        if (used_ == block_.size()) refill();
        std::uint32_t number = 0;
        for (std::size_t i = 0; i < 4; ++i)
            number |= static_cast<std::uint32_t>(block_[used_ + i]) << 8 * i;
        used_ += 4;
        return number;
    }

    // Uniform in [0, bound): numbers past the last whole multiple of the bound are thrown away.
    std::uint32_t below(std::uint32_t bound) {
        const std::uint32_t excess = (0U - bound) % bound;  // 2^32 mod bound
        for (;;) {
            const std::uint32_t number = next();
            if (number <= 0xffffffffU - excess) return number % bound;
        }
    }

private:
    void refill() {
        constexpr std::array<std::uint8_t, crypto_stream_chacha20_ietf_NONCEBYTES> nonce{};
        block_.fill(0);
        crypto_stream_chacha20_ietf_xor_ic(block_.data(), block_.data(), block_.size(),
                                           nonce.data(), counter_++, key_.data());
        used_ = 0;
    }

    Bytes32 key_;
    std::array<std::uint8_t, 64> block_{};
    std::size_t used_ = 64;
    std::uint32_t counter_ = 0;
};

}  // namespace

Bytes32 commitment(const Bytes32& secret) {
    return Sha256().add("bornes commit 1").add(secret).finish();
}

Bytes32 deal_key(std::string_view table, const FairDeal& deal) {
    Sha256 hash;
    hash.add(
        fmt::format("bornes deal 1\n{}\n{} {} {}\n", table, deal.game, deal.hand, deal.attempt));
    hash.add(deal.seed);
    for (std::size_t seat = 0; seat < deal.contributions.size(); ++seat)
        if (deal.contributions[seat])
            hash.add(fmt::format("{}\n", seat + 1)).add(*deal.contributions[seat]);
    return hash.finish();
}

DeckOrder fair_deck(const Rules& rules, const Bytes32& key) {
    DeckOrder deck = sorted_deck(rules);
    Stream stream(key);
    for (auto last = static_cast<std::uint32_t>(rules.deck_size() - 1); last > 0; --last)
        std::swap(deck[last], deck[stream.below(last + 1)]);
    return deck;
}

std::string to_text(const FairDeal& deal) {
    std::string text = fmt::format("game {} hand {} attempt {} seed {}", deal.game, deal.hand,
                                   deal.attempt, to_hex(deal.seed));
    for (std::size_t seat = 0; seat < deal.commits.size(); ++seat) {
        if (!deal.commits[seat]) continue;
        text += fmt::format(" seat {} commit {}", seat + 1, to_hex(*deal.commits[seat]));
        if (deal.contributions[seat])
            text += fmt::format(" contribution {}", to_hex(*deal.contributions[seat]));
    }
    return text;
}

std::optional<FairDeal> fair_deal_from_text(std::string_view text) {
    std::istringstream words{std::string(text)};
    FairDeal deal;
    std::size_t seat = kMaxPlayers;
    const auto number = [](const std::string& word) {
        int value = 0;
        std::from_chars(word.data(), word.data() + word.size(), value);
        return value;
    };
    for (std::string name, value; words >> name;) {
        if (!(words >> value)) return std::nullopt;
        if (name == "game")
            deal.game = number(value);
        else if (name == "hand")
            deal.hand = number(value);
        else if (name == "attempt")
            deal.attempt = number(value);
        else if (name == "seat")
            seat = static_cast<std::size_t>(number(value)) - 1;
        else {
            const auto bytes = from_hex(value);
            const bool seated = seat < kMaxPlayers;
            if (!bytes) return std::nullopt;
            if (name == "seed")
                deal.seed = *bytes;
            else if (seated && name == "commit")
                deal.commits[seat] = bytes;
            else if (seated && name == "contribution")
                deal.contributions[seat] = bytes;
            else
                return std::nullopt;
        }
    }
    // Read strictly: what is written again must be what was read.
    if (to_text(deal) != text) return std::nullopt;
    return deal;
}

}  // namespace bornes::fair
