#include "server/guests.h"

#include <spdlog/spdlog.h>

#include <utility>

namespace bornes::server {

using journal::Store;

void Guests::find(const tables::GuestId& id, const std::string& lane, Found done) {
    journal_.ask([id](Store& store) { return store.guest(id.text); },
                 [this, id, done = std::move(done)](auto guest) {
                     const bool available = guest.has_value();
                     auto found = available ? std::move(*guest) : std::nullopt;
                     if (found && clock_.now() - found->seen > journal::kSeenAgainAfter) see({id});
                     done(std::move(found), available);
                 },
                 lane);
}

void Guests::put(const tables::GuestId& id, const std::string& name,
                 std::function<void(bool)> done) {
    const journal::GuestRow guest{id.text, name};
    journal_.write([guest, now = clock_.now()](Store& store) { store.put_guest(guest, now); },
                   std::move(done));
}

void Guests::see(const std::vector<tables::GuestId>& guests) {
    std::vector<std::string> tokens;
    tokens.reserve(guests.size());
    for (const tables::GuestId& guest : guests) tokens.push_back(guest.text);
    if (tokens.empty()) return;
    journal_.write([tokens = std::move(tokens), now = clock_.now()](Store& store) {
        store.see_guests(tokens, now);
    });
}

void Guests::expire(Millis before) {
    constexpr int kAtOnce = 500;  // other changes are stored in between
    journal_.change([before](Store& store) { return store.expire_guests(before, kAtOnce); },
                    [this, before](const std::optional<int>& gone) {
                        if (!gone || *gone == 0) return;
                        spdlog::info("{} guests without a seat have expired", *gone);
                        if (*gone == kAtOnce) expire(before);
                    });
}

}  // namespace bornes::server
