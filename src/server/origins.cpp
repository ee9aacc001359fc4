#include "server/origins.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/ip/address.hpp>
#include <boost/url/parse.hpp>
#include <cctype>
#include <optional>

#include "bornes/utf8.h"

namespace bornes::server {
namespace {

namespace urls = boost::urls;

constexpr std::string_view kHttps = "https";

std::string lower(std::string_view text) {
    std::string lowered(text);
    std::transform(lowered.begin(), lowered.end(), lowered.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lowered;
}

// "Host:8080" → "host:8080"; omits the default port of the scheme.
std::string authority(const urls::authority_view& view, std::string_view scheme) {
    const std::string host = lower(std::string(view.encoded_host()));
    const std::string_view usual = scheme == kHttps ? "443" : "80";
    const std::string port(view.port());
    return port.empty() || port == usual ? host : host + ":" + port;
}

std::string authority_of_host(const std::string& host, std::string_view scheme) {
    const auto view = urls::parse_authority(host);
    return view && !view->has_userinfo() ? authority(*view, scheme) : "";
}

// "https://Host:443/path" → "https://host"; empty if the text is not an address, such as "null".
std::string origin_of(const std::string& text) {
    const auto url = urls::parse_uri(text);
    if (!url || !url->has_authority()) return "";
    const std::string scheme = lower(std::string(url->scheme()));
    return scheme + "://" + authority(url->authority(), scheme);
}

// DNS cannot redirect an IP address, so every address of this machine is accepted.
bool is_own_address(const urls::authority_view& host, const Settings& settings,
                    const std::string& own) {
    using urls::host_type;
    const auto listens = [&](const auto& matches) {
        return std::any_of(settings.listen.begin(), settings.listen.end(),
                           [&](const ListenAddress& each) { return matches(each.host); });
    };
    if (host.host_type() == host_type::name) {
        const std::string name = lower(host.host());
        return name == "localhost" ||
               listens([&](const std::string& own_name) { return lower(own_name) == name; });
    }
    if (host.host_type() != host_type::ipv4 && host.host_type() != host_type::ipv6) return false;
    const auto parse = [](const std::string& text) {
        boost::system::error_code error;
        const auto parsed = boost::asio::ip::make_address(text, error);
        return error ? std::nullopt : std::optional(parsed);
    };
    const auto address = parse(std::string(host.encoded_host_address()));
    return address &&
           (address->is_loopback() || address == parse(own) ||
            listens([&](const std::string& own_host) { return address == parse(own_host); }));
}

}  // namespace

Origins::Origins(const Settings& settings)
    : settings_(settings), public_origin_(origin_of(settings.public_url)) {
    const auto url = urls::parse_uri(public_origin_);
    if (!url) return;
    public_authority_ = url->encoded_authority();
    public_host_ = url->encoded_host();
}

bool Origins::answers_to(const Request& request) const {
    const auto host = urls::parse_authority(request.host);
    if (!host || host->has_userinfo() || host->encoded_host().empty()) return false;
    if (is_own_address(*host, settings_, request.own_address)) return true;
    const std::string name = lower(std::string(host->encoded_host()));
    return name == public_host_ ||
           std::any_of(settings_.allowed_hosts.begin(), settings_.allowed_hosts.end(),
                       [&](const std::string& allowed) { return lower(allowed) == name; });
}

Response Origins::unknown_host(const Request& request) {
    return error_response(
        421, "unknown-host",
        fmt::format("{} is not a name of this server: if players use that name, start the server "
                    "with --public-url or --allow-host and the name",
                    backquoted(request.host)));
}

bool Origins::may_ask(const Request& request) const {
    if (request.origin.empty()) return true;
    const std::string origin = origin_of(request.origin);
    if (origin.empty()) return false;
    if (origin == public_origin_) return true;
    std::string scheme = request.scheme;
    if (scheme.empty()) {
        scheme = "http";
        // The only pages of the public host are those of `--public-url`, which are accepted above.
        if (authority_of_host(request.host, kHttps) == public_authority_) return false;
        if (authority_of_host(request.host, scheme) == public_authority_) return false;
    }
    return origin == scheme + "://" + authority_of_host(request.host, scheme);
}

Response Origins::forbidden_origin(const Request& request) {
    return error_response(
        403, "forbidden-origin",
        fmt::format("the request comes from a page of another server, {}: if players open the page "
                    "of this server at that address, start it with --public-url and the address",
                    backquoted(request.origin)));
}

bool Origins::secure(const Request& request) const {
    if (!request.scheme.empty()) return request.scheme == kHttps;
    if (!public_origin_.starts_with("https://")) return false;
    // A direct request to an address of this machine, without a proxy, is not encrypted. A browser
    // would not store a secure cookie there.
    return origin_of(request.origin) == public_origin_ ||
           authority_of_host(request.host, kHttps) == public_authority_;
}

std::string Origins::address_for(const Request& request) const {
    const std::string& given = settings_.public_url;
    if (!given.empty()) return given.substr(0, given.find_last_not_of('/') + 1);
    return (request.scheme.empty() ? "http" : request.scheme) + "://" + request.host;
}

}  // namespace bornes::server
