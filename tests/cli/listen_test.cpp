// Addresses that `bornes serve` cannot listen at.
#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "cli/program.h"

namespace bornes::test {
namespace {

// An address of this machine that no other process uses: the whole network 127.0.0.0/8 is local.
std::string own_address() {
    const int pid = ::getpid();
    return "127." + std::to_string(1 + (pid >> 16 & 127)) + "." + std::to_string(pid >> 8 & 255) +
           "." + std::to_string(pid & 255);
}

// Keeps a port of own_address() taken.
class TakenPort {
public:
    explicit TakenPort(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        ::inet_pton(AF_INET, own_address().c_str(), &address.sin_addr);
        EXPECT_EQ(::bind(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address), 0);
        EXPECT_EQ(::listen(socket_, 1), 0);
    }
    ~TakenPort() { ::close(socket_); }
    TakenPort(const TakenPort&) = delete;
    TakenPort& operator=(const TakenPort&) = delete;

private:
    int socket_;
};

void expect_fault(const std::string& options, const std::string& message) {
    const Outcome run = Workshop().shell(
        "timeout 5 env -u BORNES_CLI \"$BORNES_CLI\" serve --database sqlite:db " + options);
    EXPECT_EQ(run.exit, 2) << options;
    EXPECT_THAT(run.err, testing::HasSubstr(message)) << options;
}

TEST(Listening, ATakenPortIsReportedWithTwoWaysOut) {
    const TakenPort taken(65533);
    expect_fault("--listen " + own_address() + ":65533",
                 "cannot listen at " + own_address() +
                     ":65533: Address already in use; choose another port with --listen, or let "
                     "--port-search find a free one");
}

TEST(Listening, AFruitlessSearchNamesThePortsItTried) {
    const TakenPort next_to_last(65534);
    const TakenPort last(65535);
    expect_fault("--port-search --listen " + own_address() + ":65534",
                 "cannot listen at " + own_address() +
                     ":65534: no free port from 65534 to 65535; choose another port with --listen");
}

TEST(Listening, AnAddressOfAnotherMachineIsReported) {
    // 203.0.113.0/24 is for documentation only (RFC 5737), so no machine has it.
    expect_fault("--listen 203.0.113.1:8080",
                 "this machine does not have that address; choose one of its addresses with "
                 "--listen");
}

}  // namespace
}  // namespace bornes::test
