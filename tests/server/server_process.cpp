#include "server/server_process.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <stdexcept>

namespace bornes::tests {
namespace {

// The line is "bornes serves at http://127.0.0.1:PORT/".
std::uint16_t port_in(const std::string& line) {
    const std::size_t colon = line.rfind(':');
    if (colon == std::string::npos) throw std::runtime_error("the server did not start: " + line);
    return static_cast<std::uint16_t>(std::stoi(line.substr(colon + 1)));
}

std::string first_line(int descriptor) {
    std::string line;
    for (char c = 0; ::read(descriptor, &c, 1) == 1 && c != '\n';) line += c;
    return line;
}

[[noreturn]] void become_server(const std::vector<std::string>& words) {
    std::vector<char*> arguments;
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    ::execv(arguments[0], arguments.data());
    ::_exit(127);
}

// One answer per connection, unless the headers ask for something else.
const char* connection(const std::string& headers) {
    return headers.find("Connection:") == std::string::npos ? "Connection: close\r\n" : "";
}

}  // namespace

ServerProcess::ServerProcess(std::string database, std::vector<std::string> options)
    : database_(std::move(database)), options_(std::move(options)) {
    start();
}

ServerProcess::~ServerProcess() { kill(); }

void ServerProcess::start() {
    const char* program = std::getenv("BORNES_CLI");
    if (program == nullptr) throw std::runtime_error("BORNES_CLI is not set");
    std::vector<std::string> words{
        program, "serve", "--listen", fmt::format("127.0.0.1:{}", port_), "--database", database_};
    words.insert(words.end(), options_.begin(), options_.end());
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0) throw std::runtime_error("no pipe");
    pid_ = ::fork();
    if (pid_ == 0) {
        ::unsetenv("BORNES_CLI");  // this variable is not a setting
        ::dup2(pipe[1], STDOUT_FILENO);
        ::close(pipe[0]);
        ::close(pipe[1]);
        become_server(words);
    }
    ::close(pipe[1]);
    const std::string line = first_line(pipe[0]);
    ::close(pipe[0]);
    port_ = port_in(line);
}

void ServerProcess::kill() {
    if (pid_ < 0) return;
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
    pid_ = -1;
}

int ServerProcess::stop() {
    ::kill(pid_, SIGTERM);
    int status = 0;
    ::waitpid(pid_, &status, 0);
    pid_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::string http(std::uint16_t port, const std::string& request) {
    const int socket = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    std::string answer;
    if (::connect(socket, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0 &&
        ::send(socket, request.data(), request.size(), MSG_NOSIGNAL) >= 0) {
        std::array<char, 4096> block{};
        for (ssize_t got = 0; (got = ::read(socket, block.data(), block.size())) > 0;)
            answer.append(block.data(), static_cast<std::size_t>(got));
    }
    ::close(socket);
    return answer;
}

std::string http_get(std::uint16_t port, const std::string& path, const std::string& headers) {
    return http(port, fmt::format("GET {} HTTP/1.1\r\nHost: localhost\r\n{}{}\r\n", path,
                                  connection(headers), headers));
}

std::string http_post(std::uint16_t port, const std::string& path, const std::string& body,
                      const std::string& headers) {
    return http(
        port,
        fmt::format("POST {} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                    "Content-Length: {}\r\n{}{}\r\n{}",
                    path, body.size(), connection(headers), headers, body));
}

}  // namespace bornes::tests
