// Everything that a server has besides its sockets: the journal, the tables and their surroundings,
// guests and lobby. All of it on one thread; journal, cluster and bots have threads of their own
// and answer through `post`.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "journal/cluster.h"
#include "journal/journal.h"
#include "protocol/http_messages.h"
#include "server/alarms.h"
#include "server/archive.h"
#include "server/bot_pool.h"
#include "server/database_clock.h"
#include "server/expiry.h"
#include "server/guests.h"
#include "server/lobby.h"
#include "server/metrics.h"
#include "server/presence.h"
#include "server/registry.h"
#include "server/seat_codes.h"
#include "server/settings.h"
#include "server/table_services.h"

namespace bornes::server {

class Hub {
public:
    using Post = journal::Journal::Post;
    // `set_timer` has tick() called in so many milliseconds; a later call replaces an earlier one.
    // Throws journal::StoreError if the database cannot be opened.
    Hub(const Settings& settings, Post post, std::function<void(Millis in)> set_timer,
        Metrics& metrics);

    Archive& archive() { return archive_; }
    Registry& tables() { return tables_; }
    Guests& guests() { return guests_; }
    Lobby& lobby() { return lobby_; }
    SeatCodes& seat_codes() { return seat_codes_; }

    Millis now() const { return clock_.now(); }
    // Whether players can come: anything can be stored, as far as was found out in the last
    // seconds, and the server is not about to stop.
    protocol::HealthStatus health() const;
    // The server is about to stop: players are told.
    void leave();
    void tick() { alarms_.ring(); }

private:
    std::unique_ptr<journal::Cluster> join_cluster(const std::string& url);
    std::unique_ptr<Presence> follow_presence();
    void hear(const journal::Cluster::News& news);
    std::shared_ptr<Table> make_table(tables::State state);
    void note_availability(bool available, const std::string& why);
    void forget(const std::string& table);
    void compare_clocks();
    void note_jump(Millis jump);
    void probe();
    void look_again();

    const Settings settings_;
    const Post post_;
    DatabaseClock clock_;
    bool available_ = true;
    bool leaving_ = false;
    Millis probing_since_ = 0;  // 0: no probe is under way
    Millis last_jump_ = 0;
    // Before whatever asks them: their threads end last, and what they post then is not run.
    journal::Journal journal_;
    std::unique_ptr<journal::Cluster> cluster_;  // null: the database is ours alone
    std::unique_ptr<Presence> presence_;         // null likewise
    BotPool bots_;
    Archive archive_;
    Guests guests_;
    Lobby lobby_;
    SeatCodes seat_codes_;
    Alarms alarms_;
    Expiry expiry_;
    Registry tables_;
    TableServices services_;
};

}  // namespace bornes::server
