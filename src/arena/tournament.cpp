#include "arena/tournament.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <thread>

#include "arena/game.h"
#include "arena/game_record.h"

namespace bornes::arena {
namespace {

// The seeds of a group: one for the decks, and one per game and seat for the bots.
std::uint64_t deck_seed(std::uint64_t group_seed) { return seed_for(group_seed, 0); }
std::uint64_t bot_seed(std::uint64_t group_seed, std::size_t game, int seat) {
    return seed_for(group_seed, 1 + game * kMaxPlayers + static_cast<std::uint64_t>(seat));
}

std::vector<std::vector<int>> every_two(int players) {
    std::vector<std::vector<int>> games;
    for (int a = 0; a < players; ++a)
        for (int b = a + 1; b < players; ++b) {
            games.push_back({a, b});
            games.push_back({b, a});
        }
    return games;
}

// Collects the groups that threads have finished, and returns them in order.
class Queue {
public:
    Queue(std::int64_t first, std::int64_t end) : next_to_play_(first), next_(first), end_(end) {}

    // Plays groups until none is left.
    void work(const Tournament& tournament, const std::atomic<bool>& stop) {
        try {
            for (std::int64_t number = next_to_play_++; number < end_; number = next_to_play_++) {
                const auto group = play_group(tournament, number, stop);
                if (!group) return;
                const std::lock_guard lock(mutex_);
                done_.emplace(number, *group);
                ready_.notify_one();
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            failure_ = std::current_exception();
            ready_.notify_one();
        }
    }

    // The next group in order, or nothing if it is not finished yet. Rethrows the exception of a
    // thread that failed.
    std::optional<Group> take() {
        using namespace std::chrono_literals;
        std::unique_lock lock(mutex_);
        ready_.wait_for(lock, 200ms, [&] { return failure_ || done_.contains(next_); });
        const auto found = done_.find(next_);
        if (found == done_.end()) {
            if (failure_) std::rethrow_exception(failure_);
            return std::nullopt;
        }
        Group group = std::move(found->second);
        done_.erase(found);
        ++next_;
        return group;
    }
    bool finished() const { return next_ >= end_; }

private:
    std::atomic<std::int64_t> next_to_play_;
    std::int64_t next_;
    std::int64_t end_;
    std::mutex mutex_;
    std::condition_variable ready_;
    std::map<std::int64_t, Group> done_;
    std::exception_ptr failure_;
};

// Threads that are stopped and joined however their owner goes out of scope.
class Workers {
public:
    Workers(Queue& queue, const Tournament& tournament, int threads, std::atomic<bool>& stop)
        : stop_(stop) {
        for (int i = 0; i < threads; ++i)
            threads_.emplace_back([&] { queue.work(tournament, stop); });
    }
    ~Workers() {
        stop_ = true;
        for (std::thread& thread : threads_) thread.join();
    }
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

private:
    std::atomic<bool>& stop_;
    std::vector<std::thread> threads_;
};

}  // namespace

std::vector<std::vector<int>> lineups(int players, int teams) {
    if (players > teams) return teams == 2 ? every_two(players) : std::vector<std::vector<int>>{};
    std::vector<std::vector<int>> games;
    for (int turn = 0; turn < teams; ++turn) {
        std::vector<int> game(static_cast<std::size_t>(teams));
        for (int team = 0; team < teams; ++team)
            game[static_cast<std::size_t>(team)] =
                std::min((team - turn + teams) % teams, players - 1);
        games.push_back(game);
    }
    return games;
}

std::optional<Group> play_group(const Tournament& tournament, std::int64_t number,
                                const std::atomic<bool>& stop) {
    const Rules& rules = tournament.table.rules;
    const std::uint64_t seed = seed_for(tournament.seed, static_cast<std::uint64_t>(number));
    Group group{number, 0, 0, std::vector<Tally>(tournament.players.size()), {}};
    const auto games = lineups(static_cast<int>(tournament.players.size()), rules.teams);
    for (std::size_t game = 0; game < games.size(); ++game) {
        Players players;
        std::vector<std::string> names;
        for (int seat = 0; seat < rules.players; ++seat) {
            const int who = games[game][static_cast<std::size_t>(rules.team_of(seat))];
            const protocol::Hello hello{tournament.table, seat, bot_seed(seed, game, seat)};
            const PlayerName& name = tournament.players[static_cast<std::size_t>(who)];
            players[static_cast<std::size_t>(seat)] = make_player(name, hello, tournament.limits);
            names.push_back(name.text);
        }
        auto outcome = play_game(rules, deck_seed(seed), players, stop);
        if (!outcome) return std::nullopt;
        ++group.games;
        group.draws += outcome->draw ? 1 : 0;
        for (std::size_t team = 0; team < rules.teams; ++team)
            group.players[static_cast<std::size_t>(games[game][team])] += outcome->teams[team];
        if (!tournament.records) continue;
        group.records.push_back(record_of(tournament.table, names));
        group.records.back().hands = std::move(outcome->hands);
    }
    return group;
}

void play_groups(const Tournament& tournament, std::int64_t first, std::int64_t end, int threads,
                 std::atomic<bool>& stop, const std::function<bool(const Group&)>& accept,
                 const std::function<void()>& idle) {
    Queue queue(first, end);
    const Workers workers(queue, tournament, threads, stop);
    while (!stop && !queue.finished()) {
        const auto group = queue.take();
        if (group && !accept(*group)) return;
        idle();
    }
}

}  // namespace bornes::arena
