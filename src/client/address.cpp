#include "client/address.h"

#include <algorithm>

namespace bornes::client {
namespace {

std::string_view usual_port(bool tls) { return tls ? "443" : "80"; }

bool is_port(std::string_view text) {
    return !text.empty() && text.size() <= 5 &&
           text.find_first_not_of("0123456789") == std::string_view::npos;
}

// What is written into a request must not end its line.
bool is_harmless(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < 0x7f; });
}

}  // namespace

std::string Address::authority() const {
    const std::string name = host.find(':') == std::string::npos ? host : "[" + host + "]";
    return port == usual_port(tls) ? name : name + ":" + port;
}

std::string Address::origin() const { return (tls ? "https://" : "http://") + authority(); }

std::optional<Address> address_from(std::string_view url) {
    Address address;
    const std::size_t scheme = url.find("://");
    if (scheme == std::string_view::npos || !is_harmless(url)) return std::nullopt;
    address.tls = url.substr(0, scheme) == "https";
    if (!address.tls && url.substr(0, scheme) != "http") return std::nullopt;
    url.remove_prefix(scheme + 3);
    const std::size_t mark = url.find('#');
    // The page shows a table as /#/t/ID, so that any web server can hold it.
    const std::string_view within = mark < url.size() ? url.substr(mark + 1) : std::string_view();
    url = url.substr(0, mark);
    const std::size_t slash = std::min(url.find('/'), url.size());
    std::string_view authority = url.substr(0, slash);
    address.path = slash < url.size() ? url.substr(slash) : std::string_view("/");
    if (within.starts_with("/t/")) address.path = within;
    address.port = usual_port(address.tls);
    if (authority.starts_with('[')) {  // a number of IPv6
        const std::size_t end = authority.find(']');
        if (end == std::string_view::npos) return std::nullopt;
        address.host = authority.substr(1, end - 1);
        authority.remove_prefix(end + 1);
    } else {
        const std::size_t colon = std::min(authority.find(':'), authority.size());
        address.host = authority.substr(0, colon);
        authority.remove_prefix(colon);
    }
    if (!authority.empty()) {
        if (authority[0] != ':' || !is_port(authority.substr(1))) return std::nullopt;
        address.port = authority.substr(1);
    }
    if (address.host.empty() || address.host.find('@') != std::string::npos) return std::nullopt;
    return address;
}

std::optional<std::string> table_in(const Address& address) {
    constexpr std::string_view letters =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    std::string_view path = address.path;
    path = path.substr(0, path.find('?'));
    if (path.ends_with('/')) path.remove_suffix(1);
    if (!path.starts_with("/t/") || path.size() == 3) return std::nullopt;
    path.remove_prefix(3);
    if (path.find_first_not_of(letters) != std::string_view::npos) return std::nullopt;
    return std::string(path);
}

}  // namespace bornes::client
