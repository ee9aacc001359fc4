#include "puzzles/games.h"

#include "arena/game.h"

namespace bornes::puzzles {
namespace {

// The levels to draw from. Better players reach more varied positions, so they are more frequent.
constexpr std::array kLots{Level::novice, Level::casual, Level::casual, Level::strong,
                           Level::strong};

class WatchedPlayer : public arena::Player {
public:
    WatchedPlayer(Level level, const Watcher& watcher, std::atomic<bool>& enough)
        : bot_(make_bot(level, 0)), watcher_(watcher), enough_(enough) {}

    arena::Move move(const View& view, const ActionList& /*legal*/) override {
        if (!watcher_(view)) enough_ = true;
        return {bot_->think(view, {}).action, false};
    }

private:
    std::unique_ptr<Bot> bot_;
    const Watcher& watcher_;
    std::atomic<bool>& enough_;
};

}  // namespace

void watch_game(const Rules& rules, std::uint64_t seed, const Watcher& watcher,
                const std::atomic<bool>& stop) {
    Random random(seed);
    std::atomic<bool> enough = false;
    const Watcher until_stopped = [&](const View& view) { return !stop && watcher(view); };
    arena::Players players;
    for (std::size_t seat = 0; seat < rules.players; ++seat)
        players[seat] = std::make_unique<WatchedPlayer>(kLots[random.below(kLots.size())],
                                                        until_stopped, enough);
    arena::play_game(rules, random.next(), players, enough);
}

}  // namespace bornes::puzzles
