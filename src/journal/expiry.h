// Decides which tables are idle, and removes them. Only time in which a server ran counts: a clock
// that jumps forward by a month, or a month without a server, deletes nothing.
#pragma once

#include <string>
#include <vector>

#include "journal/store.h"

namespace bornes::journal {

// How much longer guests are kept than tables. `seen` is stored at most once per kSeenAgainAfter,
// so a guest with a seat at a kept table has certainly been seen within this time.
inline constexpr Millis kGuestsLonger = 2 * kSeenAgainAfter;

// Returns the moment `keep` before `now`, not counting pauses. `pauses` must have the newest first.
Millis idle_before(Millis now, Millis keep, const std::vector<Pause>& pauses);

struct ExpiryTerms {
    Millis now = 0;
    Millis keep = 0;
    bool pauses_count = false;  // time without a server counts too
    int most = 0;               // tables per transaction, because others wait for it
};
struct Expired {
    std::vector<std::string> gone;
    Millis before = 0;  // a table without a row since then is idle
    Millis pause = 0;   // how long no server ran until now; 0 if only shortly
    int spared = 0;     // tables that are kept only because of that pause
};
// Removes at most `most` idle tables. Call it again, each time in a new transaction, until it
// removes fewer.
Expired expire_tables(Store& store, const ExpiryTerms& terms);

// Returns how many tables expire_tables() would remove if it were called until none is left. Roll
// back the transaction afterwards, because this changes what is stored about pauses.
int count_expiring(Store& store, const ExpiryTerms& terms);

}  // namespace bornes::journal
