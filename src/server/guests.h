// The guests, identified by the hash of their token.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "journal/journal.h"
#include "server/database_clock.h"
#include "tables/guest.h"

namespace bornes::server {

class Guests {
public:
    Guests(journal::Journal& journal, const DatabaseClock& clock)
        : journal_(journal), clock_(clock) {}

    // Gets nothing for an unknown token. `available` is false if the journal did not answer.
    using Found = std::function<void(std::optional<journal::GuestRow>, bool available)>;
    // `lane` is the client's address. Also notes that the guest was seen.
    void find(const tables::GuestId& id, const std::string& lane, Found done);
    // Stores a new guest, or the new name of one.
    void put(const tables::GuestId& id, const std::string& name,
             std::function<void(bool stored)> done);
    // Notes that these guests have a seat, so that they do not expire.
    void see(const std::vector<tables::GuestId>& guests);
    // Deletes guests not seen since `before`, a few at a time.
    void expire(Millis before);

private:
    journal::Journal& journal_;
    const DatabaseClock& clock_;
};

}  // namespace bornes::server
