// Several processes on one PostgreSQL: hints that rows have come, phrases, and which process runs
// which table. A thread with a libpq connection of its own (SOCI has no LISTEN).
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <thread>

#include "platform/bell.h"

namespace bornes::journal {

class Cluster {
public:
    struct News {
        enum class Kind {
            changed,  // rows may have come; of every table, if `table` is empty
            said,     // `message`
            held,     // this process runs the table from now on
            lost,     // this process runs no table any more: the connection is gone, and the locks
        };
        Kind kind = Kind::changed;
        std::string table;
        std::string message;
    };
    // `hear` is called on the cluster's thread.
    Cluster(const std::string& url, std::string process, std::function<void(News)> hear);
    ~Cluster();
    Cluster(const Cluster&) = delete;
    Cluster& operator=(const Cluster&) = delete;

    // This process would like to run the table: it is told when it does. It goes on asking.
    void want(const std::string& table);
    void release(const std::string& table);

    // The payload that brings a phrase to the listeners at other processes.
    static std::string shout(const std::string& process, const std::string& table,
                             const std::string& message);

private:
    class Connection;
    void run();
    void ask_for_tables(Connection& connection);
    void read_notifications(Connection& connection);

    const std::string url_;
    const std::string process_;
    const std::function<void(News)> hear_;
    std::mutex mutex_;
    std::set<std::string> wanted_;    // not held yet
    std::set<std::string> released_;  // to be given back
    bool stopping_ = false;
    platform::Bell bell_;         // ends the wait for the connection
    std::set<std::string> held_;  // of the thread
    std::thread thread_;
};

}  // namespace bornes::journal
