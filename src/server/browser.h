// Shows an address to who sits at the machine.
#pragma once

#include <string>

namespace bornes::server {

// Asks the desktop to open the address; where there is no desktop, nothing happens.
void open_browser(const std::string& address);

}  // namespace bornes::server
