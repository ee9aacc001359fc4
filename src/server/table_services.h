// The services that this process offers its tables.
#pragma once

#include <cstdint>
#include <string>

#include "fair/bytes.h"
#include "journal/cluster.h"
#include "journal/journal.h"
#include "server/alarms.h"
#include "server/bot_pool.h"
#include "server/database_clock.h"
#include "server/metrics.h"
#include "server/presence.h"
#include "server/registry.h"
#include "tables/services.h"

namespace bornes::server {

class TableServices : public tables::Services {
public:
    // `cluster` and `presence` are null if no other process uses the database.
    TableServices(journal::Journal& journal, journal::Cluster* cluster, Presence* presence,
                  BotPool& bots, const DatabaseClock& clock, Alarms& alarms, Registry& registry,
                  Metrics& metrics);

    Millis now() override { return clock_.now(); }
    fair::Bytes32 seed() override { return fair::random_bytes(); }
    std::string own_id() override;
    void append(journal::Row row, journal::Conditions conditions,
                std::function<void(journal::Appended)> done) override;
    void rows(const std::string& table, journal::Seq after,
              std::function<void(Rows)> done) override;
    void find(const std::string& table, journal::Seq after, const std::string& actor,
              const std::string& command, Found done) override;
    void last_present(const std::string& table, int seat,
                      std::function<void(Millis)> done) override;
    void mark_present(const std::string& table, int seat, Millis until) override;
    void tell_presence(const std::string& table, tables::SeatSet here) override;
    void summarise(const std::string& table, std::string summary, bool room, bool listed) override;
    void give_up(const std::string& table, journal::Seq row) override;
    void note_illegal(const std::string& table, journal::Seq row, const std::string& why) override;
    void reload(const std::string& table, journal::Seq row) override;
    void lose(const std::string& table) override;
    void think(const BotTurn& turn, Decided done) override;
    void wake_at(const std::string& table, Millis at) override { alarms_.wake_at(table, at); }
    void notify_processes(const std::string& table, const std::string& message) override;

private:
    journal::Journal& journal_;
    journal::Cluster* cluster_;
    Presence* presence_;
    BotPool& bots_;
    const DatabaseClock& clock_;
    Alarms& alarms_;
    Registry& registry_;
    Metrics& metrics_;
    std::uint64_t own_ids_ = 0;
};

}  // namespace bornes::server
