// The server as a whole.
#pragma once

#include "server/settings.h"

namespace bornes::server {

// Runs the server until SIGTERM or SIGINT. Returns false if it fails, at the start or later, and
// the log says why. If the log is switched off or cannot be opened, throws std::exception instead.
bool serve(const Settings& settings);

}  // namespace bornes::server
