#include "server/listen_address.h"

#include <fmt/format.h>

#include <boost/url/parse.hpp>
#include <charconv>

namespace bornes::server {

std::string ListenAddress::text() const {
    const bool v6 = host.find(':') != std::string::npos;
    return fmt::format("{}{}{}:{}", v6 ? "[" : "", host, v6 ? "]" : "", port);
}

std::optional<ListenAddress> listen_address_from(std::string_view text) {
    const std::size_t colon = text.rfind(':');
    if (colon == std::string_view::npos) return std::nullopt;
    ListenAddress made;
    const std::string_view port = text.substr(colon + 1);
    const char* end = port.data() + port.size();
    const auto [stop, error] = std::from_chars(port.data(), end, made.port);
    if (error != std::errc{} || stop != end) return std::nullopt;
    made.host = "0.0.0.0";
    if (colon == 0) return made;
    const auto authority = boost::urls::parse_authority({text.data(), colon});
    if (!authority || authority->has_userinfo() || authority->has_port()) return std::nullopt;
    made.host = authority->encoded_host_address();
    if (made.host.empty()) return std::nullopt;
    return made;
}

}  // namespace bornes::server
