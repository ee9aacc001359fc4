#include "server/request_reading.h"

#include <algorithm>
#include <boost/url/parse.hpp>

#include "server/cookies.h"

namespace bornes::server {
namespace {

namespace urls = boost::urls;

std::string text(beast::string_view view) { return {view.data(), view.size()}; }

void read_token(Request& request, const HttpRequest& message) {
    constexpr std::string_view kBearer = "Bearer ";
    const std::string authorization = text(message[http::field::authorization]);
    if (authorization.starts_with(kBearer)) {
        request.token = {authorization.substr(kBearer.size())};
        return;
    }
    const FoundCookie cookie = cookie_in(text(message[http::field::cookie]));
    request.token = {cookie.token};
    request.plain_cookie = cookie.plain && !cookie.token.empty();
}

std::string forwarded_for(const HttpRequest& message) {
    std::string all;
    const auto [first, end] = message.equal_range("X-Forwarded-For");
    for (auto line = first; line != end; ++line)
        all.append(all.empty() ? "" : ",").append(text(line->value()));
    return all;
}

// Finds the client before the trusted proxies. Each proxy appends the address that it saw.
// Everything before the last address that is not a trusted proxy may be forged.
net::ip::address client_of(std::string_view forwarded, const net::ip::address& peer,
                           const Proxies& proxies) {
    net::ip::address client = peer;
    while (!forwarded.empty() && proxies.contain(client)) {
        const std::size_t comma = forwarded.rfind(',');
        const std::size_t begin = comma == std::string_view::npos ? 0 : comma + 1;
        std::string_view last = forwarded.substr(begin);
        while (last.starts_with(' ')) last.remove_prefix(1);
        while (last.ends_with(' ')) last.remove_suffix(1);
        beast::error_code error;
        const net::ip::address address = net::ip::make_address(std::string(last), error);
        if (error) break;
        client = address;
        forwarded = forwarded.substr(0, comma == std::string_view::npos ? 0 : comma);
    }
    return client;
}

}  // namespace

std::optional<Response> refusal_of(const HttpRequest& message) {
    if (message.count(http::field::host) != 1)
        return error_response(400, "bad-request", "a request must have exactly one Host header");
    const auto codings = message.count(http::field::transfer_encoding);
    if (codings > 1 ||
        (codings == 1 && !beast::iequals(message[http::field::transfer_encoding], "chunked")))
        return error_response(501, "unknown-coding",
                              "the only Transfer-Encoding that this server knows is `chunked`");
    return std::nullopt;
}

std::string name_for_limits(const net::ip::address& mapped) {
    const net::ip::address address = unmapped(mapped);
    if (!address.is_v6()) return address.to_string();
    auto bytes = address.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
    return net::ip::make_address_v6(bytes).to_string() + "/64";
}

Request request_from(const HttpRequest& message, const net::ip::address& peer,
                     const Proxies& proxies) {
    Request request;
    request.method = text(message.method_string());
    if (const auto target = urls::parse_origin_form(message.target())) {
        request.path = target->encoded_path();
        request.query = target->encoded_query();
    }
    request.host = text(message[http::field::host]);
    request.origin = text(message[http::field::origin]);
    read_token(request, message);
    request.content_type = text(message[http::field::content_type]);
    request.accept_encoding = text(message[http::field::accept_encoding]);
    request.accept_language = text(message[http::field::accept_language]);
    request.if_none_match = text(message[http::field::if_none_match]);
    request.body = message.body();
    request.address = name_for_limits(peer);
    const std::string forwarded = forwarded_for(message);
    request.local = unmapped(peer).is_loopback() && forwarded.empty();
    if (!proxies.contain(peer)) return request;
    request.scheme = text(message["X-Forwarded-Proto"]);
    request.address = name_for_limits(client_of(forwarded, peer, proxies));
    return request;
}

}  // namespace bornes::server
