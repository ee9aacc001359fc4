// One address keeps the bots of a real server busy. The bots of another address answer in time.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <memory>
#include <thread>
#include <vector>

#include "server/client.h"
#include "server/with_server.h"

namespace bornes::tests {
namespace {

using std::chrono::milliseconds;
using Clock = load::Player::Clock;
using ::testing::HasSubstr;
using ::testing::Not;

// A table where masters have all seats but the first.
struct TableOfMasters {
    TableOfMasters(std::uint16_t port, const std::string& token, int players,
                   const std::string& headers = "")
        : id(new_table(port, token, options(players), headers)),
          client(port, id, token, "", headers),
          player(id, token, 1, true, 1) {}

    static std::string options(int players) {
        std::string bots;
        for (int seat = 2; seat <= players; ++seat)
            bots += fmt::format(R"({}{{"seat":{},"level":"master"}})", seat > 2 ? "," : "", seat);
        return fmt::format(R"({{"players":{},"clock":15,"bots":[{}]}})", players, bots);
    }

    const std::string id;
    Client client;
    load::Player player;
};

constexpr int kTables = 19;  // of one address, which may make 20 at once
constexpr milliseconds kDelay{800};

// Tables with five masters each, who move in turn.
class Crowd {
public:
    explicit Crowd(std::uint16_t port) {
        const std::string token = new_guest(port, "Mallory");
        for (int i = 0; i < kTables; ++i)
            tables_.push_back(std::make_unique<TableOfMasters>(port, token, 6));
        thread_ = std::thread([this] {
            while (!over_)
                for (const auto& each : tables_) let_play(each->client, each->player);
        });
    }
    ~Crowd() {
        over_ = true;
        thread_.join();
    }

private:
    std::vector<std::unique_ptr<TableOfMasters>> tables_;
    std::atomic<bool> over_ = false;
    std::thread thread_;
};

class BusyBots : public WithServer {
protected:
    // How often bots have been asked for a move and have answered.
    int thoughts() const {
        const std::string name = "\nbornes_bot_thinking_seconds_count ";
        const std::string metrics = http_get(port(), "/metrics");
        const std::size_t at = metrics.find(name);
        return at == std::string::npos ? 0 : std::stoi(metrics.substr(at + name.size()));
    }
};

// Five times from the state in which the bot must move to the next state.
std::vector<milliseconds> times_of_bot(TableOfMasters& table) {
    std::vector<milliseconds> times;
    bool bots_turn = false;
    Clock::time_point since;
    const auto end = Clock::now() + std::chrono::minutes(1);
    while (times.size() < 5 && Clock::now() < end) {
        const std::string message = let_play(table.client, table.player);
        if (!message.starts_with(R"({"type":"state")")) continue;
        EXPECT_THAT(message, Not(HasSubstr(R"("by":"clock")")));
        const auto now = Clock::now();
        if (bots_turn) times.push_back(std::chrono::duration_cast<milliseconds>(now - since));
        bots_turn = message.find(R"("turn":{"seat":2)") != std::string::npos;
        since = now;
    }
    std::sort(times.begin(), times.end());
    return times;
}

TEST_F(BusyBots, NineteenTablesDelayTheBotOfAnotherAddressByLessThanHalfASecond) {
    start({"--trusted-proxy", "127.0.0.1", "--bot-delay", std::to_string(kDelay.count())});
    const Crowd crowd(port());
    const auto end = Clock::now() + std::chrono::minutes(1);
    while (thoughts() < kTables && Clock::now() < end)
        std::this_thread::sleep_for(milliseconds(200));
    ASSERT_GE(thoughts(), kTables);
    const std::string elsewhere = "X-Forwarded-For: 203.0.113.9\r\n";
    TableOfMasters table(port(), new_guest(port(), "Ann"), 2, elsewhere);
    const int before = thoughts();
    const auto times = times_of_bot(table);
    ASSERT_EQ(times.size(), 5U);
    EXPECT_LT(times[2].count(), (kDelay + milliseconds(500)).count());
    EXPECT_GT(thoughts() - before, kTables) << "the crowd was idle";
}

}  // namespace
}  // namespace bornes::tests
