// What the creator of a table decides, once and for all.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "bornes/bot.h"
#include "bornes/rules.h"

namespace bornes::tables {

struct Options {
    Edition edition = kDefaultEdition;
    HouseRules house;
    int players = 2;
    std::array<std::optional<Level>, kMaxPlayers> bots{};  // by seat
    bool listed = false;                                   // in the lobby; or by invitation only
    int clock_s = 0;                                       // 0: off
    bool hints = true;
    int window_s = 0;  // for a coup fourré of who is not next; 0: called automatically

    friend bool operator==(const Options&, const Options&) = default;
};

// The object of docs/protocol.md, read strictly; or what is wrong with it.
std::variant<Options, std::string> options_from_json(std::string_view text);
std::string to_json(const Options& options);
// `"rules":…,"set":{…},"players":…` and so on, as they stand in TABLE.
void append_options(std::string& out, const Options& options);

}  // namespace bornes::tables
