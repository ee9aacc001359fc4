// The server as a whole.
#pragma once

#include "server/settings.h"

namespace bornes::server {

// Runs the server until SIGTERM or SIGINT. Throws std::exception if it cannot start.
void serve(const Settings& settings);

}  // namespace bornes::server
