// What players at an online table can say to each other (docs/protocol.md). The ids are listed here
// and nowhere else; the catalogue says each as `phrase.ID`.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace bornes::tables {

inline constexpr auto kPhrases = std::to_array<std::string_view>({
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "ouch",
    "sorry",
    "coup-fourre",
    "one-moment",
    "good-game",
});

inline bool is_phrase(std::string_view id) {
    return std::find(kPhrases.begin(), kPhrases.end(), id) != kPhrases.end();
}

}  // namespace bornes::tables
