// Sums up one player's games by edition, number of players and opponents.
#pragma once

#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "arena/statistics.h"
#include "arena/tally.h"
#include "bornes/review.h"

namespace bornes::cli {

// One game, seen by one player.
struct PlayedGame {
    Record record;
    std::vector<Board> hands;  // the board at the end of each finished hand
    int seat = 0;              // the player's
    double win = 0;            // the share of a win
    bool over = false;
    double luck = 0;  // of the player's team, in games won
    int decisions = 0;
    double rate = 0;        // of error, in points per decision
    double rate_error = 0;  // one standard error of the rate
};

struct StatsKey {
    Edition edition = kDefaultEdition;
    int players = 2;
    std::string opponents;  // sorted names, without partners
    auto operator<=>(const StatsKey&) const = default;
};

struct Stats {
    int games = 0;  // including unfinished games
    int finished = 0;
    arena::Ratio wins;   // per finished game
    arena::Ratio luck;   // per finished game
    arena::Ratio hand;   // points per hand
    arena::Rows rows{};  // points by row, over all hands
    int hands = 0;
    int coup_fourres = 0;
    std::vector<double> rates;  // of error, game after game; reviewed games only
    double rate_variance = 0;   // the sum of the squared standard errors of the rates
};

// The player who sits in most of the games. Of several such players, it is "You" or the one in the
// lowest seats. Bots count only if nobody else has a name. Empty if no seat has a name.
std::string usual_player(const std::vector<Record>& records);
// The seat with this name, if there is one.
std::optional<int> seat_of(const Record& record, const std::string& player);

std::map<StatsKey, Stats> stats_of(const std::vector<PlayedGame>& games);

}  // namespace bornes::cli
