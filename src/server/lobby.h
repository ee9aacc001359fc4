// The list of public tables with a connected player, for players who look for a table.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "journal/journal.h"
#include "server/database_clock.h"

namespace bornes::server {

// At most this many tables per address come before the tables of others.
inline constexpr int kFirstOfAddress = 3;

class Lobby {
public:
    Lobby(journal::Journal& journal, const DatabaseClock& clock)
        : journal_(journal), clock_(clock) {}

    // The JSON of docs/protocol.md; null if the journal did not answer. Requests within a moment
    // share one answer, and so one query of the journal.
    using Json = std::shared_ptr<const std::string>;
    void list(std::function<void(Json json)> done);

private:
    journal::Journal& journal_;
    const DatabaseClock& clock_;
    Json json_;
    Millis read_at_ = 0;
    std::vector<std::function<void(Json)>> waiting_;
};

// Returns the first hundred tables in a fair order: first a few per address, newest first, then the
// rest. Each input list must be sorted by age.
std::vector<journal::ListedTable> in_fair_order(std::vector<journal::ListedTable> with_room,
                                                std::vector<journal::ListedTable> full);

}  // namespace bornes::server
