// `bornes play URL`: a game at an online table.
#pragma once

#include <string>

#include "client/address.h"
#include "protocol/options.h"
#include "terminal/screen/output.h"

namespace bornes::terminal {

// The link of a table, or of a server for a new table.
struct OnlineOptions {
    std::string link;
    protocol::Options new_table{};
    std::string name;  // empty for the name of last time
    bool watch = false;
    std::string code{};  // a code that moves the seat from another device; may be empty
};

// The person's name at a server: the name of last time, or the name of the user of this machine.
std::string usual_guest_name(const client::Address& server);

// Throws std::runtime_error if the game is impossible, or if the server ends it with a refusal.
void play_online(const OnlineOptions& online, const ScreenOptions& screen);

}  // namespace bornes::terminal
