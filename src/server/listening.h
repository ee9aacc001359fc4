// The sockets that a server listens on.
#pragma once

#include <list>

#include "server/network_inside.h"

namespace bornes::server {

// Binds all addresses of the settings, including every address of a name. Throws std::runtime_error
// with the address and the reason.
std::list<Acceptor> listening_sockets(net::io_context& context, const Settings& settings);

// The address of a socket: "[::1]:8080".
std::string text_of(const tcp::endpoint& endpoint);

}  // namespace bornes::server
