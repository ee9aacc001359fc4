// What players of an online table can say to each other: a fixed list (docs/protocol.md).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "words/words.h"

namespace bornes::terminal {

struct Phrase {
    std::string_view id;
    words::Word word;
};
inline constexpr std::array kPhrases{
    Phrase{"hello", words::Word::online_say_hello},
    Phrase{"good-luck", words::Word::online_say_good_luck},
    Phrase{"thanks", words::Word::online_say_thanks},
    Phrase{"well-played", words::Word::online_say_well_played},
    Phrase{"ouch", words::Word::online_say_ouch},
    Phrase{"coup-fourre", words::Word::online_say_coup_fourre},
    Phrase{"one-moment", words::Word::online_say_one_moment},
    Phrase{"good-game", words::Word::online_say_good_game},
};

// The id of a phrase that was typed, in either language or as its id.
std::optional<std::string_view> phrase_from(std::string_view simplified_text);
// All of them, with commas.
std::string all_phrases(const words::Voice& voice);

}  // namespace bornes::terminal
