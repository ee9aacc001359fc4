// Everything that a server has except its sockets: the journal, the tables and their services,
// guests and the lobby. All of this runs on one thread. Journal, cluster and bots have their own
// threads and answer through `post`.
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
    // `set_timer` must call tick() after that many milliseconds; a later call replaces an earlier
    // one. Throws journal::StoreError if the database cannot be opened.
    Hub(const Settings& settings, Post post, std::function<void(Millis in)> set_timer,
        Metrics& metrics);

    Archive& archive() { return archive_; }
    Registry& tables() { return tables_; }
    Guests& guests() { return guests_; }
    Lobby& lobby() { return lobby_; }
    SeatCodes& seat_codes() { return seat_codes_; }

    Millis now() const { return clock_.now(); }
    // Whether new players can come: a recent probe could store something, and the server is not
    // stopping.
    protocol::HealthStatus health() const;
    // Tells the players that the server is about to stop.
    void announce_stop();
    void tick() { alarms_.ring(); }

private:
    std::unique_ptr<journal::Cluster> join_cluster(const std::string& url);
    std::unique_ptr<Presence> follow_presence();
    void hear(const journal::Cluster::News& news);
    std::shared_ptr<Table> make_table(tables::State state);
    void note_availability(bool available, const std::string& why);
    void forget(const std::string& table);
    void compare_clocks();
    void report_clock_jump(Millis jump);
    void probe();
    void check_tables();

    const Settings settings_;
    const Post post_;
    DatabaseClock clock_;
    bool available_ = true;
    bool stopping_ = false;
    Millis probing_since_ = 0;  // 0: no probe is running
    Millis last_jump_ = 0;
    // The members with threads come before the members that use them, so that the threads end last.
    // What these threads post during the destruction is not run.
    journal::Journal journal_;
    std::unique_ptr<journal::Cluster> cluster_;  // null: no other process uses the database
    std::unique_ptr<Presence> presence_;         // null if cluster_ is null
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
