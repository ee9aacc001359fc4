// Many games over duplicate deals, on as many threads as one likes.
#pragma once

#include <atomic>
#include <functional>
#include <vector>

#include "arena/player.h"
#include "arena/tally.h"

namespace bornes::arena {

struct Tournament {
    protocol::Table table;
    std::vector<PlayerName> players;
    Limits limits;
    std::uint64_t seed = 1;
    bool records = false;  // whether groups come with the records of their games
};

// Who has which team in the games of a group: a list a game, the place in `players` a team.
//   As many teams as players, or more: in order of the command line, the last one named on all that
//   are left (A B B), and then moved round the table, so that everybody has sat everywhere.
//   Two teams and more players: every two of them, both ways round.
//   Empty if the players cannot be seated.
std::vector<std::vector<int>> lineups(int players, int teams);

// Nothing if `stop` was set before the end.
std::optional<Group> play_group(const Tournament& tournament, std::int64_t number,
                                const std::atomic<bool>& stop);

// Plays groups from `first` to `end`, and gives them to `accept` in that order, whatever the number
// of threads. Ends early when `accept` says false or `stop` is set. `idle` is called now and then.
// Throws NotStarted (program_player.h) as soon as a program does not start.
void play_groups(const Tournament& tournament, std::int64_t first, std::int64_t end, int threads,
                 std::atomic<bool>& stop, const std::function<bool(const Group&)>& accept,
                 const std::function<void()>& idle);

}  // namespace bornes::arena
