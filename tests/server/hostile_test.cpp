// Hostile input is refused and logged, and does not affect others.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <thread>
#include <vector>

#include "server/client.h"
#include "server/with_server.h"

namespace bornes::tests {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class Hostile : public WithServer {
protected:
    void start(const std::vector<std::string>& options = {}) {
        WithServer::start(options);
        token = new_guest(port(), "Mallory");
        table = new_table(port(), token, "{}");
    }
    Client client() const { return Client(port(), table, token); }
    // Checks that the server is healthy, as seen from another client.
    void expect_others_unaffected() const {
        EXPECT_THAT(http_get(port(), "/healthz"), StartsWith("HTTP/1.1 200"));
    }
    std::uint64_t metric(const std::string& name) const {
        const std::string text = http_get(port(), "/metrics");
        const std::size_t at = text.find("\n" + name + " ");
        return at == std::string::npos ? 0 : std::stoull(text.substr(at + name.size() + 2));
    }
    // Waits until exactly this many sessions are left.
    void expect_sockets(std::uint64_t count) const {
        const auto until = std::chrono::steady_clock::now() + seconds(8);
        while (metric("bornes_sockets") != count && std::chrono::steady_clock::now() < until)
            std::this_thread::sleep_for(milliseconds(100));
        EXPECT_EQ(metric("bornes_sockets"), count);
    }
    void expect_slow_reader_dropped(std::uint8_t kind, const std::string& frame);

    std::string token;
    std::string table;
};

TEST_F(Hostile, FramesWithoutACommandCloseTheConnection) {
    start();
    const auto code_after = [&](std::uint8_t first, const std::string& payload) {
        Client each = client();
        each.send_frame(first, payload);
        return each.close_code();
    };
    constexpr std::uint8_t kBinary = 0x82;
    EXPECT_EQ(code_after(kBinary, "{}"), 1003);
    EXPECT_EQ(code_after(Frame::kText, "not JSON"), 1007);
    EXPECT_EQ(code_after(Frame::kText, "[1,2,3]"), 1007);
    EXPECT_EQ(code_after(Frame::kText, std::string(200, '[')), 1007);
    EXPECT_EQ(code_after(Frame::kText, "{\"id\":\"\xff\xfe\"}"), 1007);
    EXPECT_EQ(code_after(Frame::kText, "{\"id\":\"" + std::string(5000, 'x') + "\"}"), 1009);
    EXPECT_EQ(code_after(0x83, "reserved"), 1002);
    expect_others_unaffected();
}

TEST_F(Hostile, FramesThatBreakTheProtocolCloseTheConnection) {
    start();
    for (const std::string& bytes :
         {std::string("\x81\x02{}", 4),                                         // not masked
          std::string("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 14),  // 2^63 bytes long
          std::string("\xf1\x82\0\0\0\0{}", 8),                                 // reserved bits
          std::string("\x09\x80\0\0\0\0", 6),                                   // half a ping
          std::string("\x80\x82\0\0\0\0{}", 8)}) {  // continues a message that never began
        Client each = client();
        each.send_bytes(bytes);
        EXPECT_GE(each.close_code(), 0) << bytes.size();
    }
    expect_others_unaffected();
}

TEST_F(Hostile, InvalidCommandsAreAnswered) {
    start();
    Client each = client();
    each.receive();
    for (const char* text :
         {R"({})", R"({"id":"x"})", R"({"id":5,"do":"sit"})", R"({"id":"a b","do":"sit"})",
          R"({"id":"c1","do":"fly"})", R"({"id":"c2","do":"sit","seat":0})",
          R"({"id":"c3","do":"sit","seat":1e9})", R"({"id":"c4","do":"play","seen":-1})",
          R"({"id":"c5","do":"play","seen":1,"action":"play"})",
          R"({"id":"c6","do":"commit","hand":1,"attempt":1,"commit":"00"})"}) {
        each.send(text);
        EXPECT_THAT(each.receive(), HasSubstr(R"("error":"bad-command")")) << text;
    }
    EXPECT_THAT(each.order("ok", "sit", "\"seat\":1"), HasSubstr("\"ok\":true"));
}

TEST_F(Hostile, TooManyCommandsCloseTheConnection) {
    start();
    Client each = client();
    for (int i = 0; i < 100; ++i) each.send(R"({"id":"x","do":"leave"})");
    EXPECT_EQ(each.close_code(), 1008);
    expect_others_unaffected();
}

const std::string long_answer =
    fmt::format(R"({{"id":"{}","do":"sit","seat":99}})", std::string(30, 'x'));

// Sends frames whose answers it never reads.
void Hostile::expect_slow_reader_dropped(std::uint8_t kind, const std::string& frame) {
    start({"--unlimited"});
    Client slow = client();
    Client other = client();
    for (int i = 0; i < 200'000 && slow.send_frame(kind, frame); ++i) {
    }
    // If everything fitted into buffers, the server still needs time to run out of patience.
    std::string metrics;
    const std::string dropped = "bornes_slow_readers_dropped_total 1";
    for (int i = 0; i < 600 && metrics.find(dropped) == std::string::npos; ++i) {
        metrics = http_get(port(), "/metrics");
        std::this_thread::sleep_for(milliseconds(100));
    }
    EXPECT_THAT(metrics, HasSubstr(dropped));
    expect_sockets(1);
    EXPECT_THAT(other.order("ok", "sit", "\"seat\":1"), HasSubstr("\"ok\":true"));
}

TEST_F(Hostile, ASlowReaderIsDropped) { expect_slow_reader_dropped(Frame::kText, long_answer); }

TEST_F(Hostile, APlayerWhoDoesNotReadTheAnswersToPingsIsDropped) {
    expect_slow_reader_dropped(Frame::kPing, std::string(125, 'x'));
}

// Closing waits for the current write, but not for ever, whatever else is sent.
TEST_F(Hostile, AReaderThatStopsIsClosedAllTheSame) {
    start({"--unlimited"});
    const Client other = client();
    Client stuck = client();
    // Sends little at a time, until an answer no longer leaves.
    constexpr int kAtATime = 100;
    std::uint64_t due = 2;  // both were shown the table
    bool behind = false;
    for (int round = 0; !behind && round < 5000; ++round, due += kAtATime) {
        for (int i = 0; i < kAtATime; ++i) stuck.send(long_answer);
        for (int waits = 0; metric("bornes_messages_sent_total") < due + kAtATime && !behind;)
            if (++waits == 300)
                behind = true;
            else
                std::this_thread::sleep_for(milliseconds(2));
    }
    ASSERT_TRUE(behind);
    constexpr std::uint8_t kBinary = 0x82;
    stuck.send_frame(kBinary, "{}");
    expect_sockets(1);
    EXPECT_EQ(metric("bornes_slow_readers_dropped_total"), 0U);
}

TEST_F(Hostile, TooManyPingsCloseTheConnection) {
    start();
    Client each = client();
    for (int i = 0; i < 200; ++i) each.send_frame(Frame::kPing, "");
    EXPECT_EQ(each.close_code(), 1008);
    expect_others_unaffected();
}

TEST_F(Hostile, AClientThatDoesNotAnswerPingsIsDropped) {
    start({"--ping", "1"});
    Client deaf = client();
    Client alive = client();
    deaf.polite = false;
    int deafs = -1;
    for (int i = 0; deafs < 0 && i < 60; ++i) {
        deafs = deaf.close_code(milliseconds(50));
        EXPECT_EQ(alive.close_code(milliseconds(50)), -1);
    }
    EXPECT_GE(deafs, 0);
    EXPECT_GT(deaf.pings, 0);
    EXPECT_GT(alive.pings, 0);
    EXPECT_THAT(alive.order("ok", "sit", "\"seat\":1"), HasSubstr("\"ok\":true"));
}

// With the usual ping of 20 s, this takes 41.5 s.
TEST_F(Hostile, ASilentPlayerCountsAsDisconnected) {
    start({"--ping", "1"});
    Client alive = client();
    Client deaf(port(), table, new_guest(port(), "Deaf"));
    EXPECT_THAT(deaf.order("d", "sit", "\"seat\":2"), HasSubstr("\"ok\":true"));
    EXPECT_THAT(alive.until("\"here\":[2]"), HasSubstr("presence"));
    // The deaf client reads nothing more, and answers no ping.
    EXPECT_THAT(alive.until("\"here\":[]"), HasSubstr("presence"));
}

TEST_F(Hostile, ARequestThatTricklesInIsCutOff) {
    start();
    std::vector<Socket> slow;
    for (int i = 0; i < 50; ++i) {
        slow.push_back(Socket::connect(port()));
        slow.back().send("GET /healthz HTTP/1.1\r\n");
    }
    const auto begin = std::chrono::steady_clock::now();
    std::string ignored;
    while (slow[0].send("X: 1\r\n") && !slow[0].wait_for_bytes(milliseconds(500)) &&
           std::chrono::steady_clock::now() - begin < seconds(20))
        expect_others_unaffected();
    EXPECT_FALSE(slow[0].receive(ignored));
    EXPECT_LT(std::chrono::steady_clock::now() - begin, seconds(15));
}

TEST_F(Hostile, ConnectionsPerAddressAreLimited) {
    start();
    std::vector<Socket> sockets;
    for (int i = 0; i < 130; ++i) sockets.push_back(Socket::connect(port()));
    std::string nothing;
    ASSERT_TRUE(sockets.back().wait_for_bytes(seconds(5)));
    EXPECT_FALSE(sockets.back().receive(nothing));  // closed at once
    sockets.clear();
    std::this_thread::sleep_for(milliseconds(100));
    expect_others_unaffected();
}

TEST_F(Hostile, NewTablesPerAddressAreLimited) {
    start();
    const std::string who = "Authorization: Bearer " + token + "\r\n";
    std::string answer;
    int made = 1;
    while (made < 100 &&
           (answer = http_post(port(), "/api/tables", "{}", who)).starts_with("HTTP/1.1 201"))
        ++made;
    EXPECT_EQ(made, 20);
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 429"));
}

TEST_F(Hostile, AFloodFromOneAddressDoesNotSlowOthers) {
    start();
    std::atomic<bool> over = false;
    std::thread flood([&] {
        while (!over) {
            const Socket socket = connect_from("127.0.0.2", port());
            socket.send("GET /api/lobby HTTP/1.1\r\nHost: localhost\r\n\r\n");
        }
    });
    Client player = client();
    player.receive();
    for (int i = 0; i < 20; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        EXPECT_THAT(player.order(fmt::format("p{}", i), i % 2 == 0 ? "sit" : "leave", "\"seat\":1"),
                    HasSubstr("\"ok\":true"));
        EXPECT_LT(std::chrono::steady_clock::now() - begin, seconds(1));
        std::this_thread::sleep_for(milliseconds(60));
    }
    over = true;
    flood.join();
    EXPECT_THAT(http_get(port(), "/metrics"),
                Not(HasSubstr("bornes_http_requests_refused_total 0\n")));
}

}  // namespace
}  // namespace bornes::tests
