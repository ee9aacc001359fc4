// The proxies that are trusted to say who their clients are.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace bornes::server {

// Converts "::ffff:a.b.c.d" to "a.b.c.d", so that an IPv4 address has one form.
boost::asio::ip::address unmapped(const boost::asio::ip::address& address);

class Proxies {
public:
    Proxies() = default;
    // Parses addresses and networks: "127.0.0.1", "10.0.0.0/8", "fd00::/8". Throws
    // std::invalid_argument that quotes a wrong text.
    explicit Proxies(const std::vector<std::string>& texts);

    bool contain(const boost::asio::ip::address& address) const;

private:
    struct Network {
        std::vector<unsigned char> bytes;  // 4 or 16
        int bits = 0;                      // significant bits
    };
    static Network network_from(const std::string& text);

    std::vector<Network> networks_;
};

}  // namespace bornes::server
