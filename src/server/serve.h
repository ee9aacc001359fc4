// The server as a whole.
#pragma once

#include "server/settings.h"

namespace bornes::server {

// Runs the server until SIGTERM or SIGINT. Returns false if it cannot start, and the log says why.
// If the settings switch off the log, throws std::exception instead.
bool serve(const Settings& settings);

}  // namespace bornes::server
