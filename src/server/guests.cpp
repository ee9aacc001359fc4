#include "server/guests.h"

#include <utility>

namespace bornes::server {

using journal::Store;

void Guests::find(const tables::GuestId& id, Found done) {
    journal_.ask([id](Store& store) { return store.guest(id.text); },
                 [done = std::move(done)](auto guest) {
                     done(guest.value_or(std::nullopt), guest.has_value());
                 });
}

void Guests::put(journal::GuestRow guest, std::function<void(bool)> done) {
    journal_.write([guest = std::move(guest),
                    now = clock_.now()](Store& store) { store.put_guest(guest, now); },
                   std::move(done));
}

}  // namespace bornes::server
