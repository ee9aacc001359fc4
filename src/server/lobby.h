// The public tables at which somebody is connected, for who looks for one.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "journal/journal.h"
#include "server/database_clock.h"

namespace bornes::server {

// At most this many of the tables made at one address come before the others'.
inline constexpr int kFirstOfAddress = 3;

class Lobby {
public:
    Lobby(journal::Journal& journal, const DatabaseClock& clock)
        : journal_(journal), clock_(clock) {}

    // The JSON of docs/protocol.md; null if the journal cannot be asked. The same for everybody who
    // asks within a moment: however many that are, the journal is asked once.
    using Json = std::shared_ptr<const std::string>;
    void list(std::function<void(Json json)> done);

private:
    journal::Journal& journal_;
    const DatabaseClock& clock_;
    Json json_;
    Millis read_at_ = 0;
    std::vector<std::function<void(Json)>> waiting_;
};

// The first hundred in a fair order: a few of each address, newer ones before older, and then the
// others. Each list is in the order of age.
std::vector<journal::ListedTable> in_fair_order(std::vector<journal::ListedTable> with_room,
                                                std::vector<journal::ListedTable> full);

}  // namespace bornes::server
