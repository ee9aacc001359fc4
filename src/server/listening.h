// The sockets that a server listens on.
#pragma once

#include <list>

#include "server/network_inside.h"

namespace bornes::server {

// Binds every address of the settings. A name is bound at each of its addresses. Throws
// std::runtime_error that names the address and the reason.
std::list<Acceptor> listening_sockets(net::io_context& context, const Settings& settings);

// Where a socket listens: "[::1]:8080".
std::string text_of(const tcp::endpoint& endpoint);

}  // namespace bornes::server
