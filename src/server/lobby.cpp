#include "server/lobby.h"

#include <cstdlib>
#include <unordered_map>
#include <utility>

namespace bornes::server {
namespace {

using journal::ListedTable;
using Tables = std::vector<ListedTable>;

constexpr std::size_t kMostTables = 100;
// Enough to find those of others behind all that a few addresses may have.
constexpr int kMostRead = 2000;
constexpr Millis kMoment = 200;

std::string json_of(const std::vector<std::string>& summaries) {
    std::string json = R"({"tables":[)";
    const char* separator = "";
    for (const std::string& summary : summaries) {
        json.append(separator).append(summary);
        separator = ",";
    }
    return json + "]}";
}

void add_in_fair_order(std::vector<std::string>& summaries, const Tables& tables) {
    std::unordered_map<std::string, int> counts;
    std::vector<std::string> later;
    for (const ListedTable& table : tables) {
        // Of tables from before addresses were noted nothing is known.
        const bool first = table.origin.empty() || ++counts[table.origin] <= kFirstOfAddress;
        (first ? summaries : later).push_back(table.summary);
        if (summaries.size() >= kMostTables) return;
    }
    for (std::string& summary : later)
        if (summaries.size() < kMostTables) summaries.push_back(std::move(summary));
}

}  // namespace

std::vector<std::string> in_fair_order(const Tables& with_room, const Tables& full) {
    std::vector<std::string> summaries;
    add_in_fair_order(summaries, with_room);
    if (summaries.size() < kMostTables) add_in_fair_order(summaries, full);
    return summaries;
}

void Lobby::list(std::function<void(Json)> done) {
    if (json_ && std::abs(clock_.now() - read_at_) < kMoment) return done(json_);
    waiting_.push_back(std::move(done));
    if (waiting_.size() > 1) return;
    const auto read = [](journal::Store& store) {
        return json_of(in_fair_order(store.lobby(true, kMostRead), store.lobby(false, kMostRead)));
    };
    journal_.ask(read, [this](std::optional<std::string> found) {
        json_ = found ? std::make_shared<const std::string>(std::move(*found)) : nullptr;
        read_at_ = clock_.now();
        for (const auto& waiting : std::exchange(waiting_, {})) waiting(json_);
    });
}

}  // namespace bornes::server
