// Which tables count as idle, and their removal. Only time in which a server ran makes a table
// idle: a clock that was set forward by a month, or a month without a server, deletes nothing.
#pragma once

#include <string>
#include <vector>

#include "journal/store.h"

namespace bornes::journal {

// Guests are kept longer than tables by a whole day more than the marks of who was seen are apart:
// whoever has a seat at a table that is kept was seen later than that.
inline constexpr Millis kGuestsLonger = 2 * kSeenAgainAfter;

// The moment that lies `keep` before `now`, pauses not counted; they come newest first.
Millis idle_before(Millis now, Millis keep, const std::vector<Pause>& pauses);

struct ExpiryTerms {
    Millis now = 0;
    Millis keep = 0;
    bool pauses_count = false;  // time without a server counts, too
    int most = 0;               // tables in one transaction, which others wait for
};
struct Expired {
    std::vector<std::string> gone;
    Millis before = 0;  // tables without a row since then were idle
    Millis pause = 0;   // without a server, until now; 0 if it was short
    int spared = 0;     // tables that are only kept because of that pause
};
// Removes idle tables. Call it again, in another transaction, while as many are gone as may be.
Expired expire_tables(Store& store, const ExpiryTerms& terms);

// How many tables that would remove. For a transaction that is not committed.
int count_expiring(Store& store, const ExpiryTerms& terms);

}  // namespace bornes::journal
