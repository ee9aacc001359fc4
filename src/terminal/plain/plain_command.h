// Typed commands, understood in every language of the catalogue.
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
        say,  // this and the following: at an online table
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
    // For play, discard and why: the number of a card in the hand, or its name. For commands of an
    // online table, such as say and sit: the rest of the line.
    std::string card{};
    std::string team{};  // for play: the team after `on`
    std::string line{};  // the whole line, simplified
};

// The meaning of a word in the reader's language comes before its meaning in another language.
Command command_from(std::string_view line, Language spoken = {});
// The seat at the beginning of an argument, counted from 0: "2" or "2 strong" is seat 1.
std::optional<int> seat_in(const Command& command);
// The level after the seat, in any language.
std::optional<Level> level_in(const Command& command);

// The card that a text means: its place in the hand ("2"), its id, or its name in any language.
std::optional<Card> card_from(std::string_view text, Hand hand, const Voice& spoken);

}  // namespace bornes::terminal
