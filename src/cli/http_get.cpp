#include "http_get.h"

#include <fmt/format.h>
#include <netdb.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <memory>

#include "failure.h"

namespace bornes::cli {
namespace {

constexpr std::size_t kLargest = 64U << 20U;

struct Address {
    std::string host;
    std::string port = "80";
    std::string path = "/";
};

Address parse(const std::string& url) {
    constexpr std::string_view kScheme = "http://";
    if (!url.starts_with(kScheme))
        throw Failure("only http:// can be fetched; save what is behind https:// to a file first");
    std::string rest = url.substr(kScheme.size());
    Address address;
    if (const std::size_t slash = rest.find('/'); slash != std::string::npos) {
        address.path = rest.substr(slash);
        rest = rest.substr(0, slash);
    }
    if (const std::size_t colon = rest.rfind(':'); colon != std::string::npos) {
        address.port = rest.substr(colon + 1);
        rest = rest.substr(0, colon);
    }
    address.host = rest;
    return address;
}

class Socket {
public:
    explicit Socket(const Address& address) {
        addrinfo hints{};
        hints.ai_socktype = SOCK_STREAM;
        addrinfo* found = nullptr;
        if (::getaddrinfo(address.host.c_str(), address.port.c_str(), &hints, &found) != 0)
            throw Failure(fmt::format("there is no host {}", address.host));
        const std::unique_ptr<addrinfo, decltype(&::freeaddrinfo)> owner(found, ::freeaddrinfo);
        descriptor_ = ::socket(found->ai_family, found->ai_socktype, found->ai_protocol);
        if (descriptor_ < 0 || ::connect(descriptor_, found->ai_addr, found->ai_addrlen) != 0)
            throw system_failure(
                fmt::format("cannot connect to {}:{}", address.host, address.port));
    }
    ~Socket() { ::close(descriptor_); }
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;

    std::string exchange(const std::string& request) const {
        if (::send(descriptor_, request.data(), request.size(), MSG_NOSIGNAL) < 0)
            throw system_failure("cannot send the request");
        std::string answer;
        std::array<char, 16384> block{};
        for (ssize_t got = 0; (got = ::read(descriptor_, block.data(), block.size())) > 0;) {
            answer.append(block.data(), static_cast<std::size_t>(got));
            if (answer.size() > kLargest) throw Failure("the answer is too large");
        }
        return answer;
    }

private:
    int descriptor_ = -1;
};

}  // namespace

std::string http_get(const std::string& url) {
    const Address address = parse(url);
    const std::string answer = Socket(address).exchange(fmt::format(
        "GET {} HTTP/1.0\r\nHost: {}:{}\r\n\r\n", address.path, address.host, address.port));
    const std::size_t end = answer.find("\r\n\r\n");
    if (end == std::string::npos) throw Failure("that is no answer of an HTTP server");
    const std::size_t status = answer.find(' ') + 1;
    if (answer.substr(status, 3) != "200")
        throw Failure(fmt::format("{}: the server answers {}", url,
                                  answer.substr(status, answer.find('\r') - status)));
    return answer.substr(end + 4);
}

}  // namespace bornes::cli
