// Says why the connection to a server failed, in the player's language.
#pragma once

#include <string>

#include "client/connection_fault.h"
#include "words/words.h"

namespace bornes::terminal {

// Returns the reason without a full stop, or the system's own text if the catalogue has no entry.
std::string tell_fault(const words::Voice& voice, const client::ConnectionFault& fault);

}  // namespace bornes::terminal
