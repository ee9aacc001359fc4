// The tables in the memory of this process: loaded when somebody asks, unloaded when nobody
// listens.
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
    using OnUnload = std::function<void(const std::string& table)>;
    // `cluster` is null if no other process uses the database. `on_unload` is called when a table
    // is unloaded.
    Registry(Archive& archive, journal::Cluster* cluster, const DatabaseClock& clock,
             Metrics& metrics, Make make, OnUnload on_unload);

    // Gets null if there is no such table. `available` is false if the journal did not answer.
    using Found = std::function<void(std::shared_ptr<Table>, bool available)>;
    // `lane` is the client's address.
    void find(const std::string& id, const std::string& lane, Found found);
    // Null if the table is not in memory.
    Table* loaded_table(const std::string& id) const;
    // The hash of the creator's address, or the table's id if that is unknown.
    std::string origin(const std::string& id) const;
    // The ids of the tables in memory.
    std::vector<std::string> ids() const;
    // All players with a seat at a table in memory.
    std::vector<tables::GuestId> seated() const;

    void wake(const std::string& id);
    // Tells the listeners that the table has expired, and unloads it.
    void expire(const std::string& id);
    // Unloads the table and dismisses its listeners.
    void close(const std::string& id);
    // Tells the listeners that the table is back in an earlier state, and unloads it. It is loaded
    // again when they reconnect.
    void reload(const std::string& id);
    // Unloads tables without a listener for a while. Marks the seats of the listeners at other
    // tables as present.
    void sweep();
    // Makes every table read the rows of other processes.
    void fetch_all();
    void tell_all(const std::string& message);
    // Sets the seats whose players are connected to the table through other processes.
    void set_elsewhere(const std::string& id, tables::SeatSet elsewhere);
    // Handles messages of other processes, and changes of our leases.
    void hear(const journal::Cluster::News& news);

private:
    struct Entry {
        std::shared_ptr<Table> table;  // null while it is being loaded
        std::vector<Found> waiting;
        std::string origin;
        std::set<std::string> lanes;  // in which it is being loaded
        int expiry_count = 0;         // how often it expired while it was being loaded
        Millis deserted_since = 0;    // when it was loaded, or last had a listener
    };
    using Entries = std::unordered_map<std::string, Entry>;

    void load(const std::string& id, const std::string& lane, int expiry_count);
    void on_loaded(const std::string& id, const std::string& lane, int expiry_count,
                   Archive::Loaded loaded);
    Entries::iterator unload(Entries::iterator entry);

    Archive& archive_;
    journal::Cluster* cluster_;
    const DatabaseClock& clock_;
    Metrics& metrics_;
    const Make make_;
    const OnUnload on_unload_;
    Entries entries_;
};

}  // namespace bornes::server
