// Why a server could not be talked to, in the language of a player.
#pragma once

#include <string>

#include "client/connection_fault.h"
#include "words/words.h"

namespace bornes::terminal {

// Without a full stop. What has no words in the catalogue is told as the system names it.
std::string tell_fault(const words::Voice& voice, const client::ConnectionFault& fault);

}  // namespace bornes::terminal
