// One address does its worst within its limits, and others do not notice.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

#include "journal/databases.h"
#include "journal/store.h"
#include "server/client.h"
#include "server/server_process.h"
#include "support/scale.h"

namespace bornes::tests {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;
using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr const char* kLong = "aaaaaaaaaaaaaaaaaaaaaa";

// A table where somebody has sat down and stood up for hours.
void write_long_table(const std::string& url, int rows) {
    journal::Store store(url);
    store.begin();
    store.create({kLong, "ann", "{}", true, store.now(), "{}", true});
    for (int i = 1; i <= rows; ++i)
        store.append(
            {kLong, i, 1'000'000, "ann", fmt::format("c{}", i),
             i % 2 == 1 ? R"({"t":"sat","seat":1,"name":"Ann"})" : R"({"t":"left","seat":1})"});
    store.commit();
}

class Times {
public:
    template <typename Function>
    void measure(Function function) {
        const auto begin = Clock::now();
        function();
        times_.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
    }
    double share(double part) {
        std::sort(times_.begin(), times_.end());
        return times_[static_cast<std::size_t>(part * static_cast<double>(times_.size() - 1))];
    }
    std::string text() {
        return fmt::format("n {}, p50 {:.1f} ms, p90 {:.1f} ms, p99 {:.1f} ms, max {:.1f} ms",
                           times_.size(), share(0.5), share(0.9), share(0.99), share(1));
    }

private:
    std::vector<double> times_;
};

class Abuse : public ::testing::Test {
protected:
    const std::string url_ = "sqlite:" + folder().file("db");
    static TemporaryFolder& folder() {
        static TemporaryFolder folder;
        return folder;
    }
};

// Sends requests from its own address on many connections, each as soon as the previous one is
// answered.
class Attacker {
public:
    Attacker(std::uint16_t port, const std::vector<std::string>& paths) {
        for (int i = 0; i < 60; ++i)
            threads_.emplace_back([this, port,
                                   path = paths[static_cast<std::size_t>(i) % paths.size()]] {
                while (!over_) {
                    const Socket socket = connect_from("127.0.0.2", port);
                    socket.send(fmt::format(
                        "GET {} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", path));
                    std::string answer;
                    while (socket.receive(answer)) {
                    }
                    if (answer.starts_with("HTTP/1.1 200")) ++answered_;
                }
            });
    }
    ~Attacker() {
        over_ = true;
        for (std::thread& thread : threads_) thread.join();
    }
    int answered() const { return answered_; }

private:
    std::atomic<bool> over_ = false;
    std::atomic<int> answered_ = 0;
    std::vector<std::thread> threads_;
};

TEST_F(Abuse, ReadingALongHistoryDoesNotSlowLoginsAndConnectsOfOthers) {
    write_long_table(url_, 40'000);
    ServerProcess server(url_, {"--limit-requests-burst", "10000"});
    const std::string token = new_guest(server.port(), "Victim");
    std::vector<std::string> tables;
    for (int i = 0; i < 15; ++i) tables.push_back(new_table(server.port(), token, "{}"));
    const std::string who = "Authorization: Bearer " + token + "\r\n";
    // The memory of the server is empty after the restart.
    server.kill();
    server.start();
    Times logins;
    Times connects;
    {
        const std::string record = fmt::format("/api/tables/{}/record?game=", kLong);
        const Attacker attacker(server.port(), {record + "1", record + "2", record, "/api/lobby"});
        std::this_thread::sleep_for(milliseconds(300));
        for (int i = 0; i < test::scaled(100, 1000); ++i) {
            logins.measure([&] {
                EXPECT_THAT(http_get(server.port(), "/api/guest", who), HasSubstr("Victim"));
            });
            connects.measure([&] {
                Client client(server.port(), tables[static_cast<std::size_t>(i) % tables.size()],
                              token);
                EXPECT_THAT(client.receive(), HasSubstr("\"phase\":\"open\""));
            });
            std::this_thread::sleep_for(milliseconds(10));
        }
        fmt::print("while another address reads a long table: logins {}; connects {}; {} answers\n",
                   logins.text(), connects.text(), attacker.answered());
    }
    // In milliseconds. The limits leave room for a machine that is busy with other things.
    EXPECT_LT(logins.share(0.5), 50);
    EXPECT_LT(connects.share(0.5), 50);
    EXPECT_LT(logins.share(0.99), 500);
    EXPECT_LT(connects.share(0.99), 500);
}

TEST_F(Abuse, AGuestOnManyConnectionsHasOneAllowance) {
    ServerProcess server("sqlite:" + folder().file("guest"),
                         {"--limit-commands", "1", "--limit-commands-burst", "20"});
    const std::string token = new_guest(server.port(), "Mallory");
    const std::string table = new_table(server.port(), token, "{}");
    int stored = 0;
    std::string refused;
    for (int connection = 0; connection < 4; ++connection) {
        Client client(server.port(), table, token);
        client.receive();
        for (int i = 0; i < 15; ++i) {
            const std::string answer =
                client.order(fmt::format("{}.{}", connection, i), stored % 2 == 0 ? "sit" : "leave",
                             "\"seat\":1");
            if (answer.find("\"ok\":true") != std::string::npos)
                ++stored;
            else
                refused = answer;
        }
    }
    EXPECT_THAT(refused, HasSubstr("\"error\":\"too-many\""));
    EXPECT_LT(stored, 60);
}

TEST_F(Abuse, TablesOfOneAddressAreLimitedByTheSettings) {
    ServerProcess server("sqlite:" + folder().file("tables"), {"--limit-public-tables", "2"});
    const std::string who = "Authorization: Bearer " + new_guest(server.port(), "Mallory") + "\r\n";
    const auto make = [&] {
        return http_post(server.port(), "/api/tables", R"({"public":true})", who);
    };
    EXPECT_THAT(make(), StartsWith("HTTP/1.1 201"));
    EXPECT_THAT(make(), StartsWith("HTTP/1.1 201"));
    const std::string refusal = make();
    EXPECT_THAT(refusal, StartsWith("HTTP/1.1 429"));
    EXPECT_THAT(refusal, HasSubstr("2 public tables"));
}

TEST_F(Abuse, GuestsOfOneAddressAreLimitedByTheSettings) {
    const ServerProcess server("sqlite:" + folder().file("guests"), {"--limit-guests-burst", "2"});
    const auto make = [&] { return http_post(server.port(), "/api/guest", R"({"name":"Eve"})"); };
    EXPECT_THAT(make(), StartsWith("HTTP/1.1 200"));
    EXPECT_THAT(make(), StartsWith("HTTP/1.1 200"));
    EXPECT_THAT(make(), StartsWith("HTTP/1.1 429"));
}

TEST_F(Abuse, ATableWithoutGamesEndsByTheSetting) {
    ServerProcess server("sqlite:" + folder().file("fiddled"), {"--limit-table-changes", "10"});
    const std::string token = new_guest(server.port(), "Mallory");
    const std::string table = new_table(server.port(), token, R"({"public":true})");
    Client client(server.port(), table, token);
    client.receive();
    std::string last;
    for (int i = 0; i < 12; ++i)
        last = client.order(fmt::format("c{}", i), i % 2 == 0 ? "sit" : "leave", "\"seat\":1");
    EXPECT_THAT(last, HasSubstr("table-closed"));
    std::this_thread::sleep_for(milliseconds(300));
    EXPECT_THAT(http_get(server.port(), "/api/lobby"), HasSubstr(R"("tables":[])"));
}

}  // namespace
}  // namespace bornes::tests
