#include "server/lobby.h"

#include <spdlog/spdlog.h>

#include <cstdlib>
#include <unordered_map>
#include <utility>

#include "protocol/http_messages.h"
#include "protocol/json_fault.h"

namespace bornes::server {
namespace {

using journal::ListedTable;
using Tables = std::vector<ListedTable>;

constexpr std::size_t kMostTables = 100;
// Enough to find tables of others behind those of a few busy addresses.
constexpr int kMostRead = 2000;
constexpr Millis kMoment = 200;
// A mark of presence lasts until the next one is due, which may come a little late.
constexpr Millis kGrace = 5'000;

std::string json_of(const Tables& tables, Millis now) {
    protocol::Lobby lobby;
    lobby.now = now;
    for (const ListedTable& listed : tables) {
        try {
            protocol::LobbyTable table{protocol::table_from_json(listed.summary)};
            table.here.assign(listed.here.begin(), listed.here.end());
            table.since = listed.since;
            lobby.tables.push_back(std::move(table));
        } catch (const protocol::JsonFault& fault) {
            spdlog::error("the lobby leaves out a table whose summary cannot be read: {}",
                          fault.what());
        }
    }
    return to_json(lobby);
}

void add_in_fair_order(Tables& shown, Tables tables) {
    std::unordered_map<std::string, int> counts;
    Tables later;
    for (ListedTable& table : tables) {
        // The origin of old tables is unknown.
        const bool first = table.origin.empty() || ++counts[table.origin] <= kFirstOfAddress;
        (first ? shown : later).push_back(std::move(table));
        if (shown.size() >= kMostTables) return;
    }
    for (ListedTable& table : later)
        if (shown.size() < kMostTables) shown.push_back(std::move(table));
}

}  // namespace

Tables in_fair_order(Tables with_room, Tables full) {
    Tables shown;
    add_in_fair_order(shown, std::move(with_room));
    if (shown.size() < kMostTables) add_in_fair_order(shown, std::move(full));
    return shown;
}

void Lobby::list(std::function<void(Json)> done) {
    if (json_ && std::abs(clock_.now() - read_at_) < kMoment) return done(json_);
    waiting_.push_back(std::move(done));
    if (waiting_.size() > 1) return;
    const auto read = [now = clock_.now()](journal::Store& store) {
        const Millis since = now - kGrace;
        return json_of(in_fair_order(store.lobby(true, kMostRead, since),
                                     store.lobby(false, kMostRead, since)),
                       now);
    };
    journal_.ask(read, [this](std::optional<std::string> found) {
        json_ = found ? std::make_shared<const std::string>(std::move(*found)) : nullptr;
        read_at_ = clock_.now();
        for (const auto& waiting : std::exchange(waiting_, {})) waiting(json_);
    });
}

}  // namespace bornes::server
