#include "server/listening.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/asio/ip/v6_only.hpp>
#include <stdexcept>

namespace bornes::server {
namespace {

constexpr int kPortsToTry = 100;
constexpr int kLastPort = 65535;
constexpr int kWaitingConnections = 4096;

std::vector<tcp::endpoint> endpoints_of(net::io_context& context, const ListenAddress& address) {
    error_code error;
    tcp::resolver resolver(context);
    const auto found = resolver.resolve(
        address.host, std::to_string(address.port),
        net::ip::resolver_base::passive | net::ip::resolver_base::numeric_service, error);
    if (error)
        throw std::runtime_error(
            fmt::format("cannot listen at {}: the name {} has no address here ({})", address.text(),
                        address.host, error.message()));
    std::vector<tcp::endpoint> endpoints;
    for (const auto& each : found)
        if (std::find(endpoints.begin(), endpoints.end(), each.endpoint()) == endpoints.end())
            endpoints.push_back(each.endpoint());
    return endpoints;
}

// The IPv6 wildcard also covers all IPv4 addresses, unless these have a socket of their own.
bool wants_dual_stack(const Settings& settings) {
    return std::none_of(settings.listen.begin(), settings.listen.end(),
                        [](const ListenAddress& each) { return each.host == "0.0.0.0"; });
}

Acceptor open_acceptor(net::io_context& context, const tcp::endpoint& endpoint, bool dual_stack,
                       error_code& error) {
    Acceptor acceptor(context);
    acceptor.open(endpoint.protocol(), error);
    if (error) return acceptor;
    acceptor.set_option(net::socket_base::reuse_address(true), error);
    if (endpoint.protocol() == tcp::v6()) acceptor.set_option(net::ip::v6_only(!dual_stack), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(kWaitingConnections, error);
    return acceptor;
}

// What to do next: the end of the message.
std::string advice(const error_code& error) {
    if (error == net::error::address_in_use)
        return "; choose another port with --listen, or let --port-search find a free one";
    if (error == net::error::access_denied)
        return "; ports below 1024 are for root, or for a service with CAP_NET_BIND_SERVICE";
    if (error == boost::system::errc::address_not_available)
        return "; this machine does not have that address; choose one of its addresses with "
               "--listen";
    return "";
}

// Listens at the wanted port. With --port-search, tries the ports above it if it is taken.
Acceptor listen_at(net::io_context& context, const tcp::endpoint& wanted,
                   const Settings& settings) {
    const bool search = settings.port_search && wanted.port() != 0;
    const int last = std::min(wanted.port() + kPortsToTry - 1, kLastPort);
    for (tcp::endpoint endpoint = wanted;;
         endpoint.port(static_cast<std::uint16_t>(endpoint.port() + 1))) {
        error_code error;
        Acceptor acceptor = open_acceptor(context, endpoint, wants_dual_stack(settings), error);
        if (!error) return acceptor;
        if (!search || error != net::error::address_in_use)
            throw std::runtime_error(fmt::format("cannot listen at {}: {}{}", text_of(endpoint),
                                                 error.message(), advice(error)));
        if (endpoint.port() == last)
            throw std::runtime_error(
                fmt::format("cannot listen at {}: no free port from {} to {}; choose another port "
                            "with --listen",
                            text_of(wanted), wanted.port(), last));
    }
}

}  // namespace

std::string text_of(const tcp::endpoint& endpoint) {
    return ListenAddress{endpoint.address().to_string(), endpoint.port()}.text();
}

std::list<Acceptor> listening_sockets(net::io_context& context, const Settings& settings) {
    std::list<Acceptor> all;
    for (const ListenAddress& address : settings.listen) {
        std::uint16_t port = address.port;
        for (tcp::endpoint endpoint : endpoints_of(context, address)) {
            // All addresses of a name get the same port.
            endpoint.port(port);
            all.push_back(listen_at(context, endpoint, settings));
            port = all.back().local_endpoint().port();
        }
    }
    return all;
}

}  // namespace bornes::server
