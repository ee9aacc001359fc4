// What this process does when: chores that come again and again, and the moments at which tables
// want to be woken. One timer of the network serves all of them.
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
    // `set_timer` has ring() called in so many milliseconds; a later call replaces an earlier one.
    // `wake` is called for a table whose moment has come.
    Alarms(const DatabaseClock& clock, std::function<void(Millis in)> set_timer,
           std::function<void(const std::string& table)> wake);

    // A chore is due at the first ring(), and then once per period.
    void repeat(Millis period, std::function<void()> chore);
    // Replaces the moment that the table named before.
    void wake_at(const std::string& table, Millis at);
    // The table no longer wants to be woken.
    void forget(const std::string& table) { moments_.erase(table); }

    // Does everything that is due, and sets the timer for what comes next.
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
    // By time; an entry that is not the table's moment any more has been replaced.
    std::multimap<Millis, std::string> queue_;
    std::unordered_map<std::string, Millis> moments_;
};

}  // namespace bornes::server
