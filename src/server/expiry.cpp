#include "server/expiry.h"

#include <spdlog/spdlog.h>

#include <algorithm>

namespace bornes::server {
namespace {

using journal::Pause;
using journal::Store;

// In one transaction: others wait for it.
constexpr int kMostAtOnce = 100;
constexpr double kDay = 86'400'000;

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

void Expiry::run() {
    journal_.change([now = clock_.now(), keep = keep_, pauses_count = pauses_count_](
                        Store& store) { return expire(store, now, keep, pauses_count); },
                    [this](const auto& found) {
                        if (found) this->found(*found);
                    });
}

Expiry::Found Expiry::expire(Store& store, Millis now, Millis keep, bool pauses_count) {
    Found found;
    found.pause = store.note_served(now);
    if (pauses_count) store.forget_pauses(now + 1);
    found.before = idle_before(now, keep, store.pauses());
    found.gone = store.expire(found.before, kMostAtOnce);
    store.forget_pauses(found.before);
    if (found.pause > 0 && !pauses_count) found.spared = store.count_idle(now - keep);
    return found;
}

void Expiry::found(const Found& found) {
    if (found.spared > 0)
        spdlog::warn(
            "no server ran on this database for {:.1f} days, or its clock was set: that time makes "
            "no table idle, and {} tables are kept which would be deleted otherwise; bornes serve "
            "--expire-now deletes them",
            static_cast<double>(found.pause) / kDay, found.spared);
    if (!found.gone.empty()) spdlog::info("{} idle tables have expired", found.gone.size());
    for (const std::string& id : found.gone) gone_(id);
    if (found.gone.size() == kMostAtOnce) return run();
    pauses_count_ = false;
    done_(found.before);
}

}  // namespace bornes::server
