// What `bornes serve` is told on the command line.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/limit_settings.h"

namespace bornes::server {

struct Settings {
    std::string address = "127.0.0.1";
    std::uint16_t port = 8080;               // 0: any free one
    bool port_search = false;                // where the port is taken, the next free one
    bool open = false;                       // in a browser of the desktop
    std::string database;                    // empty: the file in the user's data folder
    std::string public_url;                  // as players see the server; empty: as they ask for it
    std::vector<std::string> allowed_hosts;  // names of the server besides that one
    std::string trusted_proxy;               // its X-Forwarded-For is believed
    std::string web;          // a folder with the page; empty: the one in the program
    int keep_days = 30;       // idle tables are forgotten after that
    bool expire_now = false;  // at once, also what was idle while no server ran
    int bot_delay_ms = 800;   // before a bot's move appears
    int bot_threads = 1;
    int ping_s = 20;  // who does not answer before the next ping is dropped
    LimitSettings limit;
    bool limits = true;  // what one address may do; off only for load tests
};

}  // namespace bornes::server
