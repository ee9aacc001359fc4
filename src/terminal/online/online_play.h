// `bornes play URL`: from a link to a game at an online table.
#pragma once

#include <string>

#include "client/address.h"
#include "protocol/options.h"
#include "terminal/screen/output.h"

namespace bornes::terminal {

// A table elsewhere, by its link; or a new one, where the link is only that of a server.
struct OnlineOptions {
    std::string link;
    protocol::Options new_table{};
    std::string name;  // empty: as last time
    bool watch = false;
    std::string code{};  // of the person's seat on another device; empty: none
};

// What a person is called at a server: as last time, or as on this machine.
std::string usual_guest_name(const client::Address& server);

// What makes it impossible is thrown as std::runtime_error.
void play_online(const OnlineOptions& online, const ScreenOptions& screen);

}  // namespace bornes::terminal
