// What several processes on one PostgreSQL tell each other: that a table has new rows, what players
// say, and which process runs which table. A thread with its own libpq connection does this,
// because SOCI has no LISTEN.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>

#include "journal/leases.h"
#include "platform/bell.h"

namespace bornes::journal {

class Cluster {
public:
    struct News {
        enum class Kind {
            changed,  // there may be new rows, of any table if `table` is empty
            said,     // another process sent `message`
            held,     // this process runs the table from now on, under `fence`
            lost,     // this process has lost all its tables: it was silent for too long
        };
        Kind kind = Kind::changed;
        std::string table{};
        std::string message{};
        Fence fence = 0;
    };
    // The database must have the current schema (journal/store.h). Calls `hear` on the cluster's
    // thread.
    Cluster(const std::string& url, std::string process, std::function<void(News)> hear);
    ~Cluster();
    Cluster(const Cluster&) = delete;
    Cluster& operator=(const Cluster&) = delete;

    // Asks for the right to run the table until this process gets it; `hear` then receives `held`.
    // Also used when another process turns out to hold a table that this one held.
    void want(const std::string& table);
    void release(const std::string& table);

    // Returns the payload that brings a message to listeners connected to other processes.
    static std::string notification(const std::string& process, const std::string& table,
                                    const std::string& message);

private:
    using Clock = std::chrono::steady_clock;
    void run();
    bool stopping();
    void connect();
    void renew();
    void give_back_tables();
    void ask_for_tables();
    void read_notification(const std::string& payload);

    const std::string url_;
    const std::string process_;
    const Leases leases_;
    const std::function<void(News)> hear_;
    std::mutex mutex_;
    std::set<std::string> wanted_;    // not held yet
    std::set<std::string> released_;  // to be given back
    bool newly_wanted_ = false;
    bool stopping_ = false;
    platform::Bell bell_;  // ends the wait for the connection
    // Only the cluster's thread uses these.
    std::unique_ptr<ClusterConnection> connection_;
    std::set<std::string> held_;
    Clock::time_point renewed_{};
    Clock::time_point asked_{};
    std::thread thread_;
};

}  // namespace bornes::journal
