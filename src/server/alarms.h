// Schedules what this process does later: periodic chores, and the wake-ups of tables. All of them
// share one timer of the network.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/database_clock.h"

namespace bornes::server {

class Alarms {
public:
    // `set_timer` must call ring() after that many milliseconds; a later call replaces an earlier
    // one. `wake` is called for each table whose time has come.
    Alarms(const DatabaseClock& clock, std::function<void(Millis in)> set_timer,
           std::function<void(const std::string& table)> wake);

    // Runs a chore at the first ring(), and then once per period.
    void repeat(Millis period, std::function<void()> chore);
    // Replaces the table's previous wake-up.
    void wake_at(const std::string& table, Millis at);
    // Cancels the table's wake-up.
    void forget(const std::string& table) { moments_.erase(table); }

    // Does everything that is due, then sets the timer for the next time.
    void ring();

private:
    struct Chore {
        Millis period = 0;
        Millis next = 0;
        std::function<void()> run;
    };
    void set_timer();
    void wake_tables();

    const DatabaseClock& clock_;
    const std::function<void(Millis)> set_timer_;
    const std::function<void(const std::string&)> wake_;
    std::vector<Chore> chores_;
    // By time. An entry that differs from the table's current moment is outdated.
    std::multimap<Millis, std::string> queue_;
    std::unordered_map<std::string, Millis> moments_;
};

}  // namespace bornes::server
