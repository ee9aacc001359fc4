// Who plays here: guests, known by the hash of their token.
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

    // Gives nothing for a token that nobody has; `available` is false if the journal cannot be
    // asked.
    using Found = std::function<void(std::optional<journal::GuestRow>, bool available)>;
    // `lane` is the address that asks. A guest who is found has been seen.
    void find(const tables::GuestId& id, const std::string& lane, Found done);
    // Stores a new guest, or the new name of one.
    void put(const tables::GuestId& id, const std::string& name,
             std::function<void(bool stored)> done);
    // These guests have a seat: they are not to be forgotten.
    void see(const std::vector<tables::GuestId>& guests);
    // Forgets guests who were not seen since, a few at a time.
    void expire(Millis before);

private:
    journal::Journal& journal_;
    const DatabaseClock& clock_;
};

}  // namespace bornes::server
