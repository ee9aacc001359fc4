#include "tables/world.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace bornes::tests {
namespace {

constexpr const char* kId = "table";
constexpr const char* kCreator = "Ann";

// The first legal action. Any would do.
Action first_legal(const View& view) {
    ActionList legal;
    legal_actions(view, legal);
    return legal[0];
}

}  // namespace

fair::Dealt last_seat_deals(const fair::Game& game, const fair::FairDeal& deal, int last_dealer) {
    fair::Dealt dealt = deal_out(game, deal, last_dealer);
    if (deal.hand == 1) dealt.dealer = (game.players + deal.game - 2) % game.players;
    return dealt;
}

World::World(Options options, State::Dealer dealer, Quota quota)
    : bot(first_legal),
      table(std::make_shared<Table>(State(kId, {kCreator}, options, dealer), *this, Pace{}, quota)),
      options_(std::move(options)),
      dealer_(dealer),
      quota_(quota) {
    table->run();
}

std::shared_ptr<Ear> World::join(const std::string& name, std::uint32_t seen) {
    auto ear = std::make_shared<Ear>(name, clock);
    table->attach(ear, {{name}, name}, seen);
    settle();
    return ear;
}

void World::send(const std::shared_ptr<Ear>& ear, const std::string& json) {
    table->command(ear, json);
    settle();
}

void World::order(const std::shared_ptr<Ear>& ear, const std::string& what,
                  const std::string& more) {
    send(ear, fmt::format("{{\"id\":\"c{}\",\"do\":\"{}\"{}{}}}", ++commands_[ear->name], what,
                          more.empty() ? "" : ",", more));
}

void World::play(const std::shared_ptr<Ear>& ear, Recipient seat, const std::string& action) {
    order(ear, "play", fmt::format("\"seen\":{},\"action\":\"{}\"", state().number(seat), action));
}

void World::start(const std::vector<std::shared_ptr<Ear>>& ears) {
    for (std::size_t i = 0; i < ears.size(); ++i)
        order(ears[i], "sit", fmt::format("\"seat\":{}", i + 1));
    order(ears[0], "start");
    for (const auto& ear : ears) order(ear, "commit", "\"hand\":1,\"attempt\":1,\"commit\":null");
}

void World::pass(Millis time) {
    const Millis end = clock + time;
    constexpr Millis kNever = std::numeric_limits<Millis>::max();
    for (;;) {
        const Millis due = later_.empty() ? kNever : later_.begin()->first;
        const Millis next = std::min(wake_.value_or(kNever), due);
        if (next > end) break;
        clock = std::max(clock, next);
        if (due == next) {
            pending.push_back(std::move(later_.begin()->second));
            later_.erase(later_.begin());
        } else {
            wake_.reset();
            table->wake();
        }
        settle();
    }
    clock = end;
}

void World::settle() {
    while (!hold && !pending.empty()) {
        const auto task = std::move(pending.front());
        pending.pop_front();
        task();
    }
}

void World::restart() {
    table = std::make_shared<Table>(folded(), *this, Pace{}, quota_);
    table->run();
}

State World::folded() const {
    State state(kId, {kCreator}, options_, dealer_);
    for (const Row& row : journal) state.apply(row);
    return state;
}

void World::append(Row row, journal::Conditions conditions, std::function<void(Appended)> done) {
    in(storing, [this, row = std::move(row), conditions = std::move(conditions),
                 done = std::move(done)] {
        using Outcome = Appended::Outcome;
        if (fail) return done({Outcome::failed, 0});
        if (const auto seq = find_after(row.seq - 1, row.actor, row.command))
            return done({Outcome::repeated, *seq});
        const auto size = static_cast<Seq>(journal.size());
        if (row.seq <= size) return done({Outcome::lost_race, row.seq});
        if (row.seq > size + 1 ||
            (size > 0 && (journal.back().at != conditions.after_at ||
                          journal.back().command != conditions.after_command)))
            return done({Outcome::hole, row.seq});
        if (conditions.fence != 0 && conditions.fence != fence)
            return done({Outcome::fenced, row.seq});
        if (!folded().apply(row))
            throw std::logic_error("whoever reads the journal does not take the row " + row.body);
        journal.push_back(row);
        done({Outcome::stored, row.seq});
    });
}

void World::rows(const std::string&, Seq after, std::function<void(Rows)> done) {
    pending.push_back([this, after, done = std::move(done)] {
        if (fail) return done(std::nullopt);
        const auto first = std::min<Seq>(after, static_cast<Seq>(journal.size()));
        done(std::vector<Row>(journal.begin() + first, journal.end()));
    });
}

std::optional<Seq> World::find_after(Seq after, const std::string& actor,
                                     const std::string& command) const {
    for (const Row& each : journal)
        if (each.seq > after && each.actor == actor && each.command == command) return each.seq;
    return std::nullopt;
}

void World::find(const std::string&, Seq after, const std::string& actor,
                 const std::string& command, Found done) {
    pending.push_back([this, after, actor, command, done = std::move(done)] {
        done(fail ? std::nullopt : find_after(after, actor, command), !fail);
    });
}

void World::last_present(const std::string&, int seat, std::function<void(Millis)> done) {
    pending.push_back([this, seat, done = std::move(done)] { done(present[seat]); });
}

void World::think(const BotTurn& turn, Decided done) {
    in(thinking, [this, turn, done = std::move(done)] {
        const Action first = bot(turn.first);
        if (!turn.declined || !first.is_decline()) return done({first});
        in(thinking, [this, first, next = *turn.declined, done] { done({first, bot(next)}); });
    });
}

void World::in(Millis time, std::function<void()> task) {
    if (time == 0)
        pending.push_back(std::move(task));
    else
        later_.emplace(clock + time, std::move(task));
}

}  // namespace bornes::tests
