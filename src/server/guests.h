// Who plays here: guests, known by the hash of their token.
#pragma once

#include <functional>
#include <optional>
#include <string>

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
    void find(const tables::GuestId& id, Found done);
    // Stores a new guest, or the new name of one.
    void put(journal::GuestRow guest, std::function<void(bool stored)> done);

private:
    journal::Journal& journal_;
    const DatabaseClock& clock_;
};

}  // namespace bornes::server
