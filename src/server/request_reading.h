// What a request says, out of Boost.Beast's message of it. No sockets.
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

// What makes a message one that a proxy might have read otherwise: a response that refuses it.
std::optional<Response> refusal_of(const HttpRequest& message);

// Of the client: behind proxies that are trusted, not of the proxies.
Request request_from(const HttpRequest& message, const net::ip::address& peer,
                     const Proxies& proxies);

// Limits go by addresses; of IPv6, by what one customer has: the first half.
std::string name_for_limits(const net::ip::address& mapped);

}  // namespace bornes::server
