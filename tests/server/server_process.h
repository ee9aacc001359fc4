// A real `bornes serve` of the built command, on a free local port.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

namespace bornes::tests {

class ServerProcess {
public:
    explicit ServerProcess(std::string database, std::vector<std::string> options = {});
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    std::uint16_t port() const { return port_; }
    pid_t pid() const { return pid_; }
    // Ends it at once, without cleaning up.
    void kill();
    // Sends SIGTERM, and returns the exit status.
    int stop();
    // Starts it again on the same port.
    void start();

private:
    std::string database_;
    std::vector<std::string> options_;
    std::uint16_t port_ = 0;
    pid_t pid_ = -1;
};

// The answer: status line, headers and body.
std::string http(std::uint16_t port, const std::string& request);
std::string http_get(std::uint16_t port, const std::string& path, const std::string& headers = "");
std::string http_post(std::uint16_t port, const std::string& path, const std::string& body,
                      const std::string& headers = "");

}  // namespace bornes::tests
