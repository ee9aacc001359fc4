// What a client asks of a table (docs/protocol.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "bornes/action.h"
#include "bornes/bot.h"
#include "fair/bytes.h"

namespace bornes::tables {

struct Command {
    enum class Do : std::uint8_t {
        play,
        sit,
        leave,
        bot,
        remove,
        start,
        ready,
        commit,
        open,
        back,
        replace,
        say,
    };
    std::string id;
    Do what = Do::play;
    int seat = -1;
    std::uint32_t seen = 0;
    Action action;
    std::optional<Level> level;  // of `bot`; none: take it off
    int hand = 0;
    int attempt = 0;
    std::optional<fair::Bytes32> bytes;  // of `commit` (none: without me) and `open`
    std::string phrase;
};

// A command, or (with the id, as far as there is one) what is wrong with it.
struct ParsedCommand {
    std::optional<Command> command;
    std::string id;
    std::string fault;
    bool json = true;  // false: not even a JSON object
};
ParsedCommand command_from_json(std::string_view text_of_all);

}  // namespace bornes::tables
