// Where a server listens: an address or name, and a port.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bornes::server {

struct ListenAddress {
    std::string host = "127.0.0.1";  // an IP address, or a name with one or more addresses
    std::uint16_t port = 8080;       // 0: any free port

    bool everywhere() const { return host == "0.0.0.0" || host == "::"; }
    // "127.0.0.1:8080", "[::1]:8080"
    std::string text() const;
};

// Parses "ADDR:PORT", "NAME:PORT", "[::1]:PORT", or ":PORT" for all IPv4 addresses.
std::optional<ListenAddress> listen_address_from(std::string_view text);

}  // namespace bornes::server
