// The main menu of `bornes play`. One table in main_menu.cpp has a row per entry. A new entry is a
// `MenuChoice`, its row, its words and its case in play.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "terminal/model/kept_game.h"
#include "terminal/screen/screen.h"
#include "terminal/telling/telling.h"

namespace bornes::terminal {

enum class MenuChoice : std::uint8_t {
    go_on,
    games,
    new_game,
    online,
    replay,
    statistics,
    learn,
    keep,
    puzzles,
    help,
    quit
};

// The saved games that the menu offers.
struct KeptGames {
    std::vector<KeptGame> all;        // the one played last first
    std::vector<KeptGame> under_way;  // games that can be continued
};
KeptGames find_kept_games(words::Speech speech);

MenuChoice ask_main_menu(Screen& screen, const Voice& voice, const KeptGames& games);
// Asks for one of the games. Returns null if the person goes back.
const KeptGame* ask_game(Screen& screen, const Voice& voice, const std::string& title,
                         const std::vector<KeptGame>& games);

}  // namespace bornes::terminal
