// Connections that delay, repeat, swallow and break. Games still finish, and everybody ends with
// the state of the journal.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bornes/json.h"
#include "journal/databases.h"
#include "journal/store.h"
#include "online/game_client.h"
#include "online/journal_audit.h"
#include "online/unruly_proxy.h"
#include "server/server_process.h"
#include "support/scale.h"
#include "tables/guest.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr Habits kTrouble{.delay = 50, .duplicate = 100, .swallow = 4, .cut = 15};
constexpr const char* kShortGame = R"({"players":2,"set":{"target":"200","goal":"500"}})";

void expect_same_as_journal(const std::string& database, const std::string& table,
                            const GameClient& client) {
    const tables::State state = folded(database, table);
    const tables::GuestId guest = tables::guest_id({client.token()});
    const tables::Recipient seat = state.recipient(guest);
    std::string view = "\"view\":";
    append_json(view, state.view_for(seat));
    EXPECT_THAT(client.last_state(),
                StartsWith(fmt::format("{{\"type\":\"state\",\"n\":{},", state.number(seat))));
    EXPECT_THAT(client.last_state(), HasSubstr(view));
    journal::Store store(database);
    for (const std::string& id : client.acknowledged())
        EXPECT_TRUE(store.find(table, 0, guest.text, id)) << id;
}

struct Game {
    Game(std::uint16_t server, std::uint16_t proxy) {
        const std::string first = new_guest(server, "Ann");
        table = new_table(server, first, kShortGame);
        clients.push_back(std::make_unique<GameClient>(proxy, table, first, 1));
        clients.push_back(std::make_unique<GameClient>(proxy, table, new_guest(server, "Bob"), 2));
    }
    std::string table;
    std::vector<std::unique_ptr<GameClient>> clients;
};

void play_through(const std::string& database, const std::vector<std::uint16_t>& servers) {
    const UnrulyProxy proxy(servers, kTrouble);
    std::vector<Game> games;
    for (int i = 0; i < test::scaled(4, 40); ++i) games.emplace_back(servers[0], proxy.port());
    std::vector<std::thread> threads;
    for (const Game& game : games)
        for (const auto& client : game.clients)
            threads.emplace_back([&client] { EXPECT_TRUE(client->play(std::chrono::minutes(5))); });
    for (std::thread& thread : threads) thread.join();
    int connections = 0;
    for (const Game& game : games)
        for (const auto& client : game.clients) {
            EXPECT_EQ(client->errors(), 0U);
            expect_same_as_journal(database, game.table, *client);
            connections += client->connections();
        }
    const Audit found = audit(database, 0);
    EXPECT_EQ(found.broken, 0);
    EXPECT_GT(proxy.duplicated(), 0);
    EXPECT_GT(proxy.cut(), 0);
    std::printf(
        "%zu games, %d moves: %d frames late, %d twice, %d lines dead, %d cut; "
        "%d connections\n",
        games.size(), found.moves, proxy.delayed(), proxy.duplicated(), proxy.swallowed(),
        proxy.cut(), connections);
}

TEST(Trouble, OnTheLineToOneServer) {
    const TemporaryFolder folder;
    const std::string database = "sqlite:" + folder.file("db");
    const ServerProcess server(database, {"--unlimited"});
    play_through(database, {server.port()});
}

TEST(Trouble, OnTheLinesToTwoServers) {
    const std::string database = Postgres::instance().fresh_database();
    const ServerProcess one(database, {"--unlimited"});
    const ServerProcess other(database, {"--unlimited"});
    play_through(database, {one.port(), other.port()});
}

}  // namespace
}  // namespace bornes::tests
