// Typed commands, in any language of the catalogue, whatever the language of the answers.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "terminal/telling/telling.h"

namespace bornes::terminal {

struct Command {
    enum class Kind : std::uint8_t {
        nothing,  // an empty line
        play,
        discard,
        coup_fourre,
        decline,
        extend,
        finish,
        hand,
        status,
        why,
        hint,
        score,
        undo,
        skip,  // a move that a lesson asks for
        rules,
        help,
        next,
        quit,
        say,  // the rest of these: at an online table
        sit,
        leave,
        start,
        back,
        bot,
        free,
        remove,
        replace,
        move,
        unknown,
    };
    Kind kind = Kind::unknown;
    // Of play, discard and why: a number of the hand or a name; of say, sit and others at an online
    // table: what follows.
    std::string card{};
    std::string team{};  // of play: after `on`
    std::string line{};  // all of it, simplified
};

// What a word means in the language that is spoken goes before what it means in another one.
Command command_from(std::string_view line, Language spoken = {});
// A seat, counted from 0, at the beginning of what follows a command: "2", "2 strong".
std::optional<int> seat_in(const Command& command);
// The level after the seat, in any language.
std::optional<Level> level_in(const Command& command);

// The card that a text means: its place in the hand ("2"), its id, or its name in any language.
std::optional<Card> card_from(std::string_view text, Hand hand, const Voice& spoken);

}  // namespace bornes::terminal
