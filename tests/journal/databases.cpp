#include "journal/databases.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <stdexcept>

namespace bornes::tests {
namespace {

constexpr const char* kPrograms = "/usr/lib/postgresql/15/bin";

void run(const std::string& command) {
    if (std::system((command + " >/dev/null 2>&1").c_str()) != 0)
        throw std::runtime_error("failed: " + command);
}

// PostgreSQL does not run as root, so root switches to the user postgres.
void run_as_postgres(const std::string& command) {
    run(::geteuid() == 0 ? fmt::format("su postgres -s /bin/sh -c \"{}\"", command) : command);
}

int free_port() {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    ::bind(socket, reinterpret_cast<sockaddr*>(&address), size);
    ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size);
    ::close(socket);
    return ntohs(address.sin_port);
}

}  // namespace

Postgres& Postgres::instance() {
    static Postgres postgres;
    return postgres;
}

Postgres::Postgres() : port_(free_port()) {
    if (::geteuid() == 0) run(fmt::format("chown postgres {}", folder_.path().string()));
    run_as_postgres(fmt::format("{}/initdb -D {} -A trust -U postgres --no-sync", kPrograms,
                                folder_.file("data")));
    start();
}

Postgres::~Postgres() { stop(); }

// The machine does not crash in tests, so nothing needs to be synced. This makes recovery fast.
void Postgres::start() {
    run_as_postgres(fmt::format(
        "{}/pg_ctl -D {} -w -l {} -o '-p {} -k {} -c listen_addresses=127.0.0.1 -c fsync=off' "
        "start",
        kPrograms, folder_.file("data"), folder_.file("log"), port_, folder_.path().string()));
}

void Postgres::stop(const char* mode) {
    run_as_postgres(
        fmt::format("{}/pg_ctl -D {} -w -m {} stop", kPrograms, folder_.file("data"), mode));
}

std::string Postgres::pid() const {
    std::string first;
    std::ifstream(folder_.file("data/postmaster.pid")) >> first;
    return first;
}

void Postgres::freeze() { run("kill -STOP " + pid()); }
void Postgres::thaw() { run("kill -CONT " + pid()); }

void Postgres::signal_all(const char* signal) {
    run(fmt::format("kill -{1} {0} $(pgrep -P {0})", pid(), signal));
}
void Postgres::hang() { signal_all("STOP"); }
void Postgres::resume() { signal_all("CONT"); }

void Postgres::crash() {
    run(
        fmt::format("children=$(pgrep -P {}); kill -KILL $children; for each in $children; do "
                    "while kill -0 $each; do sleep 0.01; done; done",
                    pid()));
}

std::string Postgres::fresh_database() {
    const std::string name = fmt::format("test{}", ++databases_);
    run(fmt::format("{}/createdb -h 127.0.0.1 -p {} -U postgres {}", kPrograms, port_, name));
    return fmt::format("postgresql://postgres@127.0.0.1:{}/{}", port_, name);
}

void Postgres::run_sql(const std::string& url, const std::string& statement) {
    run(fmt::format("{}/psql {} -c '{}'", kPrograms, url, statement));
}

}  // namespace bornes::tests
