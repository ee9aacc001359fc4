// Who sits where in a game on this machine.
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
    std::optional<Level> bot;  // nothing: a person at this keyboard
    std::string name;

    bool is_person() const { return !bot; }
    friend bool operator==(const Player&, const Player&) = default;
};
using Players = std::array<Player, kMaxPlayers>;

// Everything that is chosen before a game begins.
struct Setup {
    Edition edition = kDefaultEdition;
    int players = 2;
    HouseRules house;
    Players seats;
    std::uint64_t seed = 0;
};

// A name for the bot in a seat, so that people can tell them apart.
std::string_view bot_name(int seat);
// Whether a record calls a seat "You", in any language: the only person in a game played here.
bool means_you(std::string_view name);
// You in the first seat, bots of this level in the others.
Players you_against(Level level, std::string_view your_name);

}  // namespace bornes::terminal
