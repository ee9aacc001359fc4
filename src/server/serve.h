// The server as a whole.
#pragma once

#include "server/settings.h"

namespace bornes::server {

// Serves until SIGTERM or SIGINT. Throws std::exception if it cannot begin.
void serve(const Settings& settings);

}  // namespace bornes::server
