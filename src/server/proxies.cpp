#include "server/proxies.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include "bornes/utf8.h"

namespace bornes::server {
namespace {

namespace ip = boost::asio::ip;

std::vector<unsigned char> bytes_of(const ip::address& address) {
    if (address.is_v4()) {
        const auto bytes = address.to_v4().to_bytes();
        return {bytes.begin(), bytes.end()};
    }
    const auto bytes = address.to_v6().to_bytes();
    return {bytes.begin(), bytes.end()};
}

bool same_bits(const std::vector<unsigned char>& a, const std::vector<unsigned char>& b, int bits) {
    constexpr int kByte = 8;
    const auto whole = a.begin() + bits / kByte;
    if (!std::equal(a.begin(), whole, b.begin())) return false;
    if (bits % kByte == 0) return true;
    const auto at = static_cast<std::size_t>(bits / kByte);
    return ((a[at] ^ b[at]) >> (kByte - bits % kByte)) == 0;
}

}  // namespace

ip::address unmapped(const ip::address& address) {
    if (!address.is_v6() || !address.to_v6().is_v4_mapped()) return address;
    return ip::make_address_v4(ip::v4_mapped, address.to_v6());
}

Proxies::Proxies(const std::vector<std::string>& texts) {
    for (const std::string& text : texts) networks_.push_back(network_from(text));
}

Proxies::Network Proxies::network_from(const std::string& text) {
    const auto fault = [&] {
        return std::invalid_argument(
            fmt::format("{} is neither an IP address nor a network such as 10.0.0.0/8 or fd00::/8",
                        backquoted(text)));
    };
    const std::size_t slash = text.find('/');
    boost::system::error_code error;
    const ip::address address = ip::make_address(text.substr(0, slash), error);
    if (error) throw fault();
    Network network{bytes_of(unmapped(address)), 0};
    const int most = static_cast<int>(network.bytes.size()) * 8;
    network.bits = most;
    if (slash == std::string::npos) return network;
    const char* end = text.data() + text.size();
    const auto [stop, wrong] = std::from_chars(text.data() + slash + 1, end, network.bits);
    if (wrong != std::errc{} || stop != end || network.bits < 0 || network.bits > most)
        throw fault();
    return network;
}

bool Proxies::contain(const ip::address& address) const {
    if (networks_.empty()) return false;
    const std::vector<unsigned char> bytes = bytes_of(unmapped(address));
    return std::any_of(networks_.begin(), networks_.end(), [&](const Network& network) {
        return network.bytes.size() == bytes.size() &&
               same_bits(bytes, network.bytes, network.bits);
    });
}

}  // namespace bornes::server
