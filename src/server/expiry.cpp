#include "server/expiry.h"

#include <spdlog/spdlog.h>

namespace bornes::server {
namespace {

// Per transaction, because moves wait for it.
constexpr int kMostAtOnce = 100;
constexpr double kDay = 86'400'000;

}  // namespace

void Expiry::run() {
    const journal::ExpiryTerms terms{clock_.now(), keep_, pauses_count_, kMostAtOnce};
    journal_.change([terms](journal::Store& store) { return expire_tables(store, terms); },
                    [this](const auto& found) {
                        if (found) this->found(*found);
                    });
}

void Expiry::found(const journal::Expired& found) {
    if (found.spared > 0)
        spdlog::warn(
            "no server ran on this database for {:.1f} days, or its clock was set. This time does "
            "not count: {} tables are kept that would otherwise be deleted; bornes serve "
            "--expire-now deletes them",
            static_cast<double>(found.pause) / kDay, found.spared);
    if (!found.gone.empty()) spdlog::info("{} idle tables have expired", found.gone.size());
    for (const std::string& id : found.gone) gone_(id);
    if (found.gone.size() == kMostAtOnce) return run();
    pauses_count_ = false;
    done_(found.before);
}

}  // namespace bornes::server
