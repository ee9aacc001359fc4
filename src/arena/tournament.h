// Many games over duplicate deals, on several threads.
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
    bool records = false;  // whether groups include the records of their games
};

// For each game of a group, the index in `players` of the player who controls each team.
// With at least as many teams as players, they sit in the order of the command line, and the last
// player takes all remaining teams (A B B). The order then moves round the table, so that everybody
// sits everywhere.
// With two teams and more players, each pair of players meets twice, with the places swapped.
// Empty if the players cannot be seated.
std::vector<std::vector<int>> lineups(int players, int teams);

// Returns nothing if `stop` was set before the end.
std::optional<Group> play_group(const Tournament& tournament, std::int64_t number,
                                const std::atomic<bool>& stop);

// Plays the groups from `first` to `end`, and passes them to `accept` in that order, whatever the
// number of threads. Ends early when `accept` returns false or `stop` is set. Calls `idle` several
// times per second. Throws NotStarted (program_player.h) as soon as a program does not start. Sets
// `stop` at the end, however it ends.
void play_groups(const Tournament& tournament, std::int64_t first, std::int64_t end, int threads,
                 std::atomic<bool>& stop, const std::function<bool(const Group&)>& accept,
                 const std::function<void()>& idle);

}  // namespace bornes::arena
