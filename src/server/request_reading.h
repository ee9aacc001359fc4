// Turns a message of Boost.Beast into a Request, without sockets.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/beast/http.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "server/http.h"
#include "server/proxies.h"

namespace bornes::server {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

using HttpRequest = http::request<http::string_body>;
using RequestParser = http::request_parser<http::string_body>;

inline constexpr std::uint32_t kLargestHeader = 8192;
inline constexpr std::uint64_t kLargestBody = 8192;

inline void set_limits(RequestParser& parser) {
    parser.header_limit(kLargestHeader);
    parser.body_limit(kLargestBody);
}

// Returns the refusal of a message that a proxy might have read differently (request smuggling).
std::optional<Response> refusal_of(const HttpRequest& message);

// The request has the client's address, not that of a trusted proxy.
Request request_from(const HttpRequest& message, const net::ip::address& peer,
                     const Proxies& proxies);

// The key for limits: an IPv4 address, or the first half of an IPv6 address, because one customer
// usually has all of the other half.
std::string name_for_limits(const net::ip::address& mapped);

}  // namespace bornes::server
