// A change of a table: what one row of the journal says. Times and numbers are the row's.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bornes/action.h"
#include "bornes/bot.h"
#include "fair/bytes.h"

namespace bornes::tables {

enum class Kind : std::uint8_t {
    sat,          // seat, name; the actor is the player's token
    left,         // seat; seed, if that begins a hand
    removed,      // seat
    bot_put,      // seat, level
    freed,        // seat
    started,      // seed
    ready,        // seat; seed, if that begins a hand
    next_hand,    // seed: not all were ready in time
    committed,    // seat, bytes: none, if the player goes without
    closed,       // who has not committed is left out
    opened,       // seat, bytes
    voided,       // seed: some committed and did not open; the next attempt begins
    acted,        // acts, by
    window_over,  // acts: a decline of who could have called, if anybody
    back,         // seat
    replaced,     // seat
};
inline constexpr int kKinds = static_cast<int>(Kind::replaced) + 1;

enum class By : std::uint8_t { player, bot, clock };

struct Act {
    int seat = 0;
    Action action;
    friend bool operator==(const Act&, const Act&) = default;
};

struct Change {
    Kind kind = Kind::sat;
    int seat = -1;
    std::string name{};
    std::optional<Level> level{};
    std::optional<fair::Bytes32> seed{};
    std::optional<fair::Bytes32> bytes{};
    std::vector<Act> acts{};
    By by = By::player;

    friend bool operator==(const Change&, const Change&) = default;
};

// The body of a row. A body that this program did not write gives nothing.
std::string to_json(const Change& change);
std::optional<Change> change_from_json(std::string_view text);

}  // namespace bornes::tables
