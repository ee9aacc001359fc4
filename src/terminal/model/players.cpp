#include "terminal/model/players.h"

#include "words/words.h"

namespace bornes::terminal {

std::string_view bot_name(int seat) {
    // The page has the same names (people.ts), because both can sit at one table.
    constexpr std::array<std::string_view, kMaxPlayers> names{"Simone", "Marcel",  "Odette",
                                                              "Lucien", "Ginette", "Fernand"};
    return names[static_cast<std::size_t>(seat)];
}

bool means_you(std::string_view name) {
    for (const words::Language language : words::languages())
        if (name == words::Voice(language, kDefaultEdition)(words::Word::player_you)) return true;
    return false;
}

Players you_against(Level level, std::string_view your_name) {
    Players players;
    for (int seat = 0; seat < kMaxPlayers; ++seat)
        players[static_cast<std::size_t>(seat)] = {level, std::string(bot_name(seat))};
    players[0] = {std::nullopt, std::string(your_name)};
    return players;
}

}  // namespace bornes::terminal
