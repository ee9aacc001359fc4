// The tables in this process's memory: found, loaded when somebody asks, unloaded when nobody does.
#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "journal/cluster.h"
#include "server/archive.h"
#include "server/database_clock.h"
#include "server/metrics.h"
#include "tables/table.h"

namespace bornes::server {

using tables::Table;

class Registry {
public:
    using Make = std::function<std::shared_ptr<Table>(tables::State)>;
    using Left = std::function<void(const std::string& table)>;
    // `cluster` is null where this process has the database for itself. `left` is told of a table
    // that leaves the memory.
    Registry(Archive& archive, journal::Cluster* cluster, const DatabaseClock& clock,
             Metrics& metrics, Make make, Left left);

    // Gives null if there is no such table; `available` is false if the journal cannot be asked.
    using Found = std::function<void(std::shared_ptr<Table>, bool available)>;
    // `lane` is the address that asks.
    void find(const std::string& id, const std::string& lane, Found found);
    // Null if the table is not in the memory.
    Table* loaded_table(const std::string& id) const;
    // Where the table was made: the hash of an address. The table itself, if that is not known.
    std::string origin(const std::string& id) const;
    // The tables in the memory.
    std::vector<std::string> ids() const;
    // All who have a seat at a table in the memory.
    std::vector<tables::GuestId> seated() const;

    void wake(const std::string& id);
    // The table has expired: its listeners are told, and it leaves the memory.
    void expire(const std::string& id);
    // The table leaves the memory; its listeners are dismissed.
    void close(const std::string& id);
    // The table is as it was earlier: its listeners are told, and find it so when they come back.
    void reload(const std::string& id);
    // Unloads tables that nobody has listened to for a while; at the others, marks the seats of
    // those who listen as present.
    void sweep();
    // Every table reads what other processes have stored.
    void fetch_all();
    void tell_all(const std::string& message);
    // The seats whose players are connected to the table at other processes.
    void set_elsewhere(const std::string& id, tables::SeatSet elsewhere);
    // What the other processes say, or what becomes of our hold on a table.
    void hear(const journal::Cluster::News& news);

private:
    struct Place {
        std::shared_ptr<Table> table;  // empty while it is being loaded
        std::vector<Found> waiting;
        std::string origin;
        std::set<std::string> lanes;  // in which it is being loaded
        int expired = 0;              // how often it has, while it was being loaded
        Millis deserted = 0;          // since when nobody listens
    };
    using Places = std::unordered_map<std::string, Place>;

    void load(const std::string& id, const std::string& lane, int expired);
    void loaded(const std::string& id, const std::string& lane, int expired,
                Archive::Loaded loaded);
    Places::iterator unload(Places::iterator place);

    Archive& archive_;
    journal::Cluster* cluster_;
    const DatabaseClock& clock_;
    Metrics& metrics_;
    const Make make_;
    const Left left_;
    Places places_;
};

}  // namespace bornes::server
