#include "journal/expiry.h"

#include <algorithm>

namespace bornes::journal {
namespace {

// Notes that the database is in use at this moment, then returns which tables are idle.
Expired begin(Store& store, const ExpiryTerms& terms) {
    Expired expired;
    expired.pause = store.note_served(terms.now);
    if (terms.pauses_count) store.forget_pauses(terms.now + 1);
    expired.before = idle_before(terms.now, terms.keep, store.pauses());
    return expired;
}

}  // namespace

Millis idle_before(Millis now, Millis keep, const std::vector<Pause>& pauses) {
    Millis moment = now;
    for (const Pause& pause : pauses) {
        if (pause.began >= moment) continue;
        const Millis served = std::max<Millis>(moment - pause.ended, 0);
        if (served >= keep) break;
        keep -= served;
        moment = pause.began;
    }
    return moment - keep;
}

Expired expire_tables(Store& store, const ExpiryTerms& terms) {
    Expired expired = begin(store, terms);
    expired.gone = store.expire(expired.before, terms.most);
    store.forget_pauses(expired.before);
    if (expired.pause > 0 && !terms.pauses_count)
        expired.spared = store.count_idle(terms.now - terms.keep);
    return expired;
}

int count_expiring(Store& store, const ExpiryTerms& terms) {
    return store.count_idle(begin(store, terms).before);
}

}  // namespace bornes::journal
