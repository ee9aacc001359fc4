// The players of a game on this machine.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bornes/bot.h"
#include "bornes/rules.h"

namespace bornes::terminal {

struct Player {
    std::optional<Level> bot;  // empty for a person at this keyboard
    std::string name;

    bool is_person() const { return !bot; }
    friend bool operator==(const Player&, const Player&) = default;
};
using Players = std::array<Player, kMaxPlayers>;

// All choices for a new game.
struct Setup {
    Edition edition = kDefaultEdition;
    int players = 2;
    HouseRules house;
    Players seats;
    std::uint64_t seed = 0;
};

// The name of the bot in a seat.
std::string_view bot_name(int seat);
// Whether a name is "You" in any language, as records call the only person in a game.
bool means_you(std::string_view name);
// A person in the first seat, and bots of this level in the others.
Players you_against(Level level, std::string_view your_name);

}  // namespace bornes::terminal
