// All tables of this process, and what they need: journal, bots, time. One thread.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "fair/bytes.h"
#include "journal/cluster.h"
#include "journal/journal.h"
#include "server/bot_pool.h"
#include "server/metrics.h"
#include "server/settings.h"
#include "tables/table.h"

namespace bornes::server {

using journal::Millis;
using tables::Table;

// Nothing can be made of a table's rows from here on: for who runs the server.
void log_unreadable(const std::string& table, const std::string& where);

class Hub : public tables::Surroundings {
public:
    using Post = std::function<void(std::function<void()>)>;
    // `alarm` is told when the hub wants tick() to be called next.
    Hub(const Settings& settings, Post post, std::function<void(Millis in)> alarm,
        Metrics& metrics);
    ~Hub() override;

    // Nothing if there is no such table; `available` false if nobody can say.
    using FoundTable = std::function<void(std::shared_ptr<Table>, bool available)>;
    void find_table(const std::string& id, FoundTable found);
    void create_table(const std::string& creator, const tables::Options& options,
                      std::function<void(std::string id)> done);  // empty: could not be stored
    void lobby(std::function<void(std::string json)> done);       // empty: unavailable
    // The text of a record; empty: there is none, or nobody can say.
    void record(const std::string& id, int game,
                std::function<void(std::string, bool available)> done);
    void find_guest(const std::string& token,
                    std::function<void(std::optional<journal::GuestRow>, bool available)> done);
    void put_guest(journal::GuestRow guest, std::function<void(bool)> done);

    bool available() const { return available_; }
    void tick();
    void tell_all(const std::string& message);

    // Surroundings
    Millis now() override;
    fair::Bytes32 seed() override { return fair::random_bytes(); }
    std::string own_id() override;
    void append(journal::Row row, std::function<void(journal::Appended)> done) override;
    void rows(const std::string& table, journal::Seq after,
              std::function<void(Rows)> done) override;
    void find(const std::string& table, const std::string& actor, const std::string& command,
              Found done) override;
    void last_present(const std::string& table, int seat,
                      std::function<void(Millis)> done) override;
    void mark_present(const std::string& table, int seat, Millis until) override;
    void summarise(const std::string& table, std::string summary) override;
    void give_up(const std::string& table, journal::Seq row) override;
    void think(const Thoughts& thoughts, Decided done) override;
    void wake_at(const std::string& table, Millis at) override;
    void shout(const std::string& table, const std::string& message) override;

private:
    struct Place {
        std::shared_ptr<Table> table;  // empty while it is being loaded
        std::vector<FoundTable> waiting;
        bool outdated = false;  // what is being loaded has expired meanwhile
        Millis deserted = 0;    // since when nobody listens
        Millis wake = 0;        // when it wants to be woken; 0: not at all
    };
    using Places = std::unordered_map<std::string, Place>;
    static Millis system_now();
    void load(const std::string& id);
    void loaded(const std::string& id, std::optional<tables::State> state, bool available);
    void told(bool available, const std::string& why);
    void heard(const journal::Cluster::News& news);
    static void tell_table(Table& table, const journal::Cluster::News& news);
    void expire(Millis before);
    void forget(const std::string& id);
    Places::iterator unload(Places::iterator place);
    void set_alarm();
    void wake_tables();
    void sweep();
    void set_clock();

    const Settings settings_;
    const Post post_;
    const std::function<void(Millis)> alarm_;
    Metrics& metrics_;
    Millis clock_ahead_ = 0;  // of the database's clock, to ours
    bool available_ = true;
    Places places_;
    std::multimap<Millis, std::string> wakes_;
    Millis next_sweep_ = 0;
    Millis next_fetch_ = 0;
    Millis next_expiry_ = 0;
    std::uint64_t own_ids_ = 0;
    // Last, so that their threads end first.
    std::unique_ptr<journal::Journal> journal_;
    std::unique_ptr<journal::Cluster> cluster_;
    std::unique_ptr<BotPool> bots_;
};

}  // namespace bornes::server
