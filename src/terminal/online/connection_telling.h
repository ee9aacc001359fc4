// Says why the connection to a server failed, in the player's language.
#pragma once

#include <string>

#include "client/connection_fault.h"
#include "words/words.h"

namespace bornes::terminal {

// Without a full stop. Without an entry in the catalogue, it is the text of the system.
std::string tell_fault(const words::Voice& voice, const client::ConnectionFault& fault);

}  // namespace bornes::terminal
