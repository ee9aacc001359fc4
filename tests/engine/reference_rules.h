// The table of editions (docs/rules.md, R8 and R9) a second time, as plain text. Tests compare the
// engine's table with it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace reference {

// The `set` lines of a record: name and value.
using Settings = std::map<std::string, std::string>;

// The answers of the table for one game.
struct Sheet {
    std::string edition;
    int players = 2;
    bool short_deck = false;
    int target = 0;
    int extension = 0;   // 0: none
    std::string attack;  // rolling, any, any-or-rolling
    bool right_of_way_clears = false;
    bool refill_next_turn = false;
    std::string extension_lost;  // opponents, opponents-if-completed, nobody
    bool shut_out_each = false;
    int goal = 0;  // 0: a race
    bool solo = false;
};

// Returns nothing if the arguments do not make a game.
std::optional<Sheet> make_sheet(const std::string& edition, int players, const Settings& house);

// Teams and seats count from 1.
int number_of_teams(const Sheet& sheet);
int team_of(const Sheet& sheet, int seat);

// Every card of the deck, by id, sorted as in the card table.
std::vector<std::string> cards_of(const Sheet& sheet);

}  // namespace reference
