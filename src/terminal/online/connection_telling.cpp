#include "terminal/online/connection_telling.h"

#include <array>

namespace bornes::terminal {

std::string tell_fault(const words::Voice& voice, const client::ConnectionFault& fault) {
    std::string key("online.why.");
    key += id(fault.reason());
    const std::array<words::Slot, 1> slots{{{"fault", fault.what(), false}}};
    return voice.say(key, slots).value_or(fault.what());
}

}  // namespace bornes::terminal
