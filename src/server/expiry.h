// Tables that nobody touches are deleted after a while: a while in which a server ran. A clock that
// was set forward by a month, or a month without a server, deletes nothing.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "journal/journal.h"
#include "server/database_clock.h"

namespace bornes::server {

// The moment that lies `keep` before `now`, pauses not counted; they come newest first.
Millis idle_before(Millis now, Millis keep, const std::vector<journal::Pause>& pauses);

class Expiry {
public:
    using Gone = std::function<void(const std::string& table)>;
    using Done = std::function<void(Millis idle_before)>;
    // `pauses_count`: time without a server counts once, at the first run. `done` is told what
    // counted as idle, after all such tables are gone.
    Expiry(journal::Journal& journal, const DatabaseClock& clock, Millis keep, bool pauses_count,
           Gone gone, Done done)
        : journal_(journal),
          clock_(clock),
          keep_(keep),
          pauses_count_(pauses_count),
          gone_(std::move(gone)),
          done_(std::move(done)) {}

    void run();

private:
    struct Found {
        std::vector<std::string> gone;
        Millis before = 0;
        Millis pause = 0;
        int spared = 0;  // tables that are only kept because of pauses
    };
    static Found expire(journal::Store& store, Millis now, Millis keep, bool pauses_count);
    void found(const Found& found);

    journal::Journal& journal_;
    const DatabaseClock& clock_;
    const Millis keep_;
    bool pauses_count_;
    const Gone gone_;
    const Done done_;
};

}  // namespace bornes::server
