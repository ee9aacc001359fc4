// A world for tables in which nothing happens by itself. The test moves the clock, stores rows, and
// lets bots think. Listeners keep everything that they receive, with its time.
#pragma once

#include <algorithm>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "tables/table.h"

namespace bornes::tests {

using namespace bornes::tables;  // NOLINT(google-build-using-namespace): a test's own world
using journal::Appended;
using journal::Row;
using journal::Seq;

class Ear : public Listener {
public:
    Ear(std::string of, const Millis& now) : name(std::move(of)), now_(now) {}
    void hear(std::shared_ptr<const std::string> message) override {
        heard.emplace_back(now_, *message);
    }
    void dismiss() override { dismissed = true; }
    const std::string& last() const { return heard.back().second; }
    // The last message that is not about who is connected.
    const std::string& last_of_game() const {
        const auto found = std::find_if(heard.rbegin(), heard.rend(), [](const auto& each) {
            return each.second.find(R"("type":"presence")") == std::string::npos;
        });
        return found->second;
    }

    const std::string name;
    std::vector<std::pair<Millis, std::string>> heard;
    bool dismissed = false;

private:
    const Millis& now_;
};

// A fair deck, but the last seat deals the first hand, so that seat 1 begins. In the next game the
// first seat deals.
fair::Dealt last_seat_deals(const fair::Game& game, const fair::FairDeal& deal, int last_dealer);

class World : public Services {
public:
    explicit World(Options options, State::Dealer dealer = last_seat_deals, Quota quota = {});

    // A guest whose token is the name.
    std::shared_ptr<Ear> join(const std::string& name, std::uint32_t seen = Seen::kNothing);
    // Sends a command and lets everything happen that needs no time.
    void send(const std::shared_ptr<Ear>& ear, const std::string& json);
    // Sends {"id":…,"do":…} with more fields.
    void order(const std::shared_ptr<Ear>& ear, const std::string& what,
               const std::string& more = "");
    void play(const std::shared_ptr<Ear>& ear, Recipient seat, const std::string& action);
    // Seats everybody, starts the game, and deals without contributions. The result is `deck`.
    void start(const std::vector<std::shared_ptr<Ear>>& ears);
    // Advances the clock, and stops whenever the table wants to be woken.
    void pass(Millis time);
    void settle();
    // The process dies, and another one reads the journal.
    void restart();

    const State& state() const { return table->state(); }
    // Folds the journal anew.
    State folded() const;

    Millis clock = 1'000'000;
    std::vector<Row> journal;
    std::deque<std::function<void()>> pending;
    bool hold = false;  // answers of the journal wait in `pending`
    bool fail = false;  // the journal is unavailable
    std::function<Action(const View&)> bot;
    Millis thinking = 0;  // how long a bot thinks per action
    Millis storing = 0;   // how long the journal takes to store a row
    fair::Bytes32 next_seed{};
    std::map<int, Millis> present;
    SeatSet here;  // as sent to the other processes
    std::string summary;
    bool room = false;
    bool listed = false;
    Seq gave_up_at = 0;
    Seq illegal_at = 0;
    Seq reloaded_at = 0;
    journal::Fence fence = 0;  // of the process that runs the table; 0: there is only one process
    int lost = 0;              // how often the table was told that another process runs it
    std::string illegal_why;
    std::shared_ptr<Table> table;

    // Implements Services.
    Millis now() override { return clock; }
    fair::Bytes32 seed() override { return next_seed; }
    std::string own_id() override { return "own" + std::to_string(++own_); }
    void append(Row row, journal::Conditions conditions,
                std::function<void(Appended)> done) override;
    void rows(const std::string& table, Seq after, std::function<void(Rows)> done) override;
    void find(const std::string& table, Seq after, const std::string& actor,
              const std::string& command, Found done) override;
    void last_present(const std::string& table, int seat,
                      std::function<void(Millis)> done) override;
    void mark_present(const std::string&, int seat, Millis until) override {
        present[seat] = until;
    }
    void tell_presence(const std::string&, SeatSet seats) override { here = seats; }
    void summarise(const std::string&, std::string text, bool has_room, bool in_lobby) override {
        summary = std::move(text);
        room = has_room;
        listed = in_lobby;
    }
    void give_up(const std::string&, Seq row) override {
        gave_up_at = row;
        table->close();
    }
    void note_illegal(const std::string&, Seq row, const std::string& why) override {
        illegal_at = row;
        illegal_why = why;
    }
    void reload(const std::string&, Seq row) override {
        reloaded_at = row;
        table->announce(kRestored);
        table->close();
    }
    void lose(const std::string&) override { ++lost; }
    void think(const BotTurn& turn, Decided done) override;
    void wake_at(const std::string&, Millis at) override { wake_ = at; }
    void notify_processes(const std::string&, const std::string&) override {}

private:
    std::optional<Seq> find_after(Seq after, const std::string& actor,
                                  const std::string& command) const;
    void in(Millis time, std::function<void()> task);

    Options options_;
    State::Dealer dealer_;
    Quota quota_;
    int own_ = 0;
    std::map<std::string, int> commands_;  // per name: ids do not depend on what others sent
    std::optional<Millis> wake_;
    std::multimap<Millis, std::function<void()>> later_;
};

}  // namespace bornes::tests
