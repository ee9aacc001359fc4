// The proxies whose word about their clients is believed.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace bornes::server {

// An IPv4 address is the same however it came in: "::ffff:a.b.c.d" is "a.b.c.d".
boost::asio::ip::address unmapped(const boost::asio::ip::address& address);

class Proxies {
public:
    Proxies() = default;
    // Addresses and networks: "127.0.0.1", "10.0.0.0/8", "fd00::/8". Throws std::invalid_argument,
    // whose message names the text that is neither.
    explicit Proxies(const std::vector<std::string>& texts);

    bool contain(const boost::asio::ip::address& address) const;

private:
    struct Network {
        std::vector<unsigned char> bytes;  // 4 or 16 of them
        int bits = 0;                      // that count
    };
    static Network network_from(const std::string& text);

    std::vector<Network> networks_;
};

}  // namespace bornes::server
