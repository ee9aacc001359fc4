// Has tables deleted every now and then that nobody touches (journal/expiry.h).
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
    void found(const journal::Expired& found);

    journal::Journal& journal_;
    const DatabaseClock& clock_;
    const Millis keep_;
    bool pauses_count_;
    const Gone gone_;
    const Done done_;
};

}  // namespace bornes::server
