// Deletes idle tables from time to time (journal/expiry.h).
#pragma once

#include <functional>
#include <string>

#include "journal/expiry.h"
#include "journal/journal.h"
#include "server/database_clock.h"

namespace bornes::server {

class Expiry {
public:
    using Gone = std::function<void(const std::string& table)>;
    using Done = std::function<void(Millis idle_before)>;
    // `pauses_count`: at the first run, time without a server counts too. After all idle tables are
    // deleted, `done` gets the time before which a table was idle.
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
    void found(const journal::Expired& found);

    journal::Journal& journal_;
    const DatabaseClock& clock_;
    const Millis keep_;
    bool pauses_count_;
    const Gone gone_;
    const Done done_;
};

}  // namespace bornes::server
