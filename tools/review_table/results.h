// The results of reviewed games, stored in a file with one line per game, and a table made from
// them.
#pragma once

#include <array>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "bornes/level.h"

namespace bornes::table {

struct Side {
    Level level = Level::novice;
    int decisions = 0;
    int marked = 0;
    double loss = 0;    // games lost by errors
    double points = 0;  // lost by more than the margin of error
    double luck = 0;    // games won by the cards
};

struct GameResult {
    int players = 2;
    int game = 0;
    std::array<Side, 2> sides;  // in the order of the pairing, whoever sat first

    auto key() const { return std::tuple(players, game, sides[0].level, sides[1].level); }
};

class Results {
public:
    // Reads the results that the file already has. Ignores a line that was cut off; that game is
    // played again.
    explicit Results(std::string file);

    bool has(const GameResult& game) const { return keys_.contains(game.key()); }
    void add(const GameResult& game);
    std::size_t size() const { return games_.size(); }
    // The table in Markdown.
    std::string table() const;

private:
    std::string file_;
    std::vector<GameResult> games_;
    std::set<decltype(GameResult().key())> keys_;
};

}  // namespace bornes::table
