#include "server/lobby.h"

#include <utility>
#include <vector>

namespace bornes::server {
namespace {

constexpr int kMostTables = 100;

std::string json_of(const std::vector<std::string>& summaries) {
    std::string json = R"({"tables":[)";
    const char* separator = "";
    for (const std::string& summary : summaries) {
        json.append(separator).append(summary);
        separator = ",";
    }
    return json + "]}";
}

}  // namespace

void Lobby::list(std::function<void(std::string)> done) {
    journal_.ask([](journal::Store& store) { return store.lobby(kMostTables); },
                 [done = std::move(done)](const auto& found) {
                     done(found ? json_of(*found) : std::string());
                 });
}

}  // namespace bornes::server
