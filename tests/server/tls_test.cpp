// A server with TLS, using certificates that openssl makes.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include "client/connection_fault.h"
#include "client/http.h"
#include "client/socket.h"
#include "journal/databases.h"
#include "server/client.h"
#include "server/server_process.h"

namespace bornes::tests {
namespace {

using namespace std::chrono_literals;
using ::testing::HasSubstr;
using ::testing::StartsWith;
using Clock = std::chrono::steady_clock;

class Tls : public ::testing::Test {
protected:
    Tls() {
        make("one");
        make("two");
        use("one");
        server = std::make_unique<ServerProcess>(
            "sqlite:" + folder.file("db"),
            std::vector<std::string>{"--tls-cert", folder.file("cert.pem"), "--tls-key",
                                     folder.file("key.pem")});
    }
    ~Tls() override { ::unsetenv("SSL_CERT_FILE"); }

    void make(const std::string& name) const {
        const std::string line = fmt::format(
            "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 "
            "-subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1 "
            "-keyout {0}.key -out {0}.crt 2>/dev/null",
            folder.file(name));
        ASSERT_EQ(std::system(line.c_str()), 0);
    }
    // Replaces a file atomically, as programs that renew certificates do.
    void replace(const std::string& from, const std::string& to) const {
        std::filesystem::copy_file(folder.file(from), folder.file("new"));
        std::filesystem::rename(folder.file("new"), folder.file(to));
    }
    void use(const std::string& name) const {
        replace(name + ".crt", "cert.pem");
        replace(name + ".key", "key.pem");
    }
    // From now on, clients trust only this certificate.
    void trust(const std::string& name) const {
        ::setenv("SSL_CERT_FILE", folder.file(name + ".crt").c_str(), 1);
    }
    client::Address at(const std::string& path) const {
        return *client::address_from(fmt::format("https://localhost:{}{}", server->port(), path));
    }
    // Whether a client that trusts only this certificate gets an answer.
    bool shows(const std::string& name) const {
        trust(name);
        try {
            return client::exchange(at("/livez"), {}).ok();
        } catch (const client::ConnectionFault&) {
            return false;
        }
    }
    bool soon_shows(const std::string& name) const {
        const auto end = Clock::now() + 10s;
        while (!shows(name))
            if (Clock::now() > end) return false;
        return true;
    }

    TemporaryFolder folder;
    std::unique_ptr<ServerProcess> server;
};

std::string until(client::Socket& socket, const std::string& part) {
    const auto end = Clock::now() + 10s;
    std::string all;
    while (Clock::now() < end) {
        for (const client::SocketEvent& event : socket.take()) {
            all += event.text + "\n";
            if (event.text.find(part) != std::string::npos) return event.text;
        }
        std::this_thread::sleep_for(5ms);
    }
    return all;
}

TEST_F(Tls, ATableOverHttpsAndWss) {
    trust("one");
    const std::string token =
        client::exchange(at("/api/guest"), {"POST", "", R"({"name":"Ann"})"}).token;
    ASSERT_NE(token, "");
    const client::Answer made = client::exchange(
        at("/api/tables"), {"POST", token, R"({"bots":[{"seat":2,"level":"novice"}]})"});
    ASSERT_EQ(made.status, 201);
    const std::string id = made.body.substr(7, made.body.find('"', 7) - 7);
    client::Socket socket(at("/"), id, token, [] {});
    EXPECT_THAT(until(socket, R"("type":"state")"), HasSubstr(R"("type":"state")"));
    socket.send(R"({"id":"1","do":"sit","seat":1})");
    EXPECT_THAT(until(socket, R"("id":"1")"), HasSubstr(R"("ok":true)"));
    // A client that sends nothing, not even a TLS greeting.
    const Socket silent = connect_from("127.0.0.1", server->port());
    const auto begin = Clock::now();
    EXPECT_EQ(server->stop(), 0);
    EXPECT_LT(Clock::now() - begin, 9s);
}

TEST_F(Tls, ANewCertificateIsUsedAndABrokenOneIsNot) {
    EXPECT_TRUE(shows("one"));
    EXPECT_FALSE(shows("two"));
    use("two");
    EXPECT_TRUE(soon_shows("two"));
    std::ofstream(folder.file("cert.pem")) << "no certificate";
    ::kill(server->pid(), SIGHUP);
    std::this_thread::sleep_for(300ms);
    EXPECT_TRUE(shows("two"));
    use("one");
    ::kill(server->pid(), SIGHUP);
    EXPECT_TRUE(soon_shows("one"));
}

TEST_F(Tls, HttpIsSentToHttps) {
    const std::string answer = http_get(server->port(), "/t/abc?x=1");
    EXPECT_THAT(answer, StartsWith("HTTP/1.1 308"));
    EXPECT_THAT(answer, HasSubstr("Location: https://localhost/t/abc?x=1\r\n"));
    EXPECT_THAT(http(server->port(), "GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n"),
                StartsWith("HTTP/1.1 400"));
}

}  // namespace
}  // namespace bornes::tests
