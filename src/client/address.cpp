#include "client/address.h"

#include <boost/url/parse.hpp>
#include <charconv>
#include <cstdint>

namespace bornes::client {
namespace {

namespace urls = boost::urls;

std::string_view usual_port(bool tls) { return tls ? "443" : "80"; }

// Boost 1.81 accepts ports of any number of digits.
bool is_port(const std::string& text) {
    std::uint16_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc{} && stop == end && number > 0;
}

// The page shows a table as /#/t/ID, so that any static web server can serve the page.
std::string path_of(const urls::url_view& url) {
    const std::string within(url.encoded_fragment());
    if (within.starts_with("/t/")) return within;
    const std::string target(url.encoded_target());
    return target.starts_with('/') ? target : "/" + target;
}

}  // namespace

std::string Address::authority() const {
    const std::string name = host.find(':') == std::string::npos ? host : "[" + host + "]";
    return port == usual_port(tls) ? name : name + ":" + port;
}

std::string Address::origin() const { return (tls ? "https://" : "http://") + authority(); }

std::optional<Address> address_from(std::string_view text) {
    const auto url = urls::parse_uri({text.data(), text.size()});
    if (!url || url->has_userinfo() || url->encoded_host().empty()) return std::nullopt;
    Address address;
    address.tls = url->scheme_id() == urls::scheme::https;
    if (!address.tls && url->scheme_id() != urls::scheme::http) return std::nullopt;
    address.host = url->encoded_host_address();
    address.port = url->has_port() ? std::string_view(url->port()) : usual_port(address.tls);
    if (!is_port(address.port)) return std::nullopt;
    // Boost 1.81 accepts anything after an IPv6 address as a path.
    const std::string_view path = url->encoded_path();
    if (!path.empty() && !path.starts_with('/')) return std::nullopt;
    address.path = path_of(*url);
    return address;
}

std::optional<std::string> table_in(const Address& address) {
    constexpr std::string_view letters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const auto url = urls::parse_origin_form(address.path);
    if (!url) return std::nullopt;
    const auto segments = url->encoded_segments();
    const bool two = segments.size() == 2 || (segments.size() == 3 && segments.back().empty());
    if (!two || segments.front() != "t") return std::nullopt;
    const std::string id(*std::next(segments.begin()));
    if (id.empty() || id.find_first_not_of(letters) != std::string::npos) return std::nullopt;
    return id;
}

}  // namespace bornes::client
