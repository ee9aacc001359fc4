// What `bornes serve` is told on the command line, in the environment and in its file of settings.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/limit_settings.h"
#include "server/listen_address.h"

namespace bornes::server {

struct Settings {
    std::vector<ListenAddress> listen{{}};
    bool port_search = false;                // where the port is taken, the next free one
    bool open = false;                       // in a browser of the desktop
    std::string database;                    // empty: the file in the user's data folder
    std::string public_url;                  // as players see the server; empty: as they ask for it
    std::vector<std::string> allowed_hosts;  // names of the server besides that one
    std::vector<std::string> trusted_proxies;  // their X-Forwarded-For is believed
    std::string web;  // a folder with the page; empty: the one in the program
    std::string log_level = "info";
    std::string log_format = "text";
    std::string tls_cert;  // files in PEM; empty: no TLS
    std::string tls_key;
    int keep_days = 30;       // idle tables are forgotten after that
    bool expire_now = false;  // at once, also what was idle while no server ran
    int bot_delay_ms = 800;   // before a bot's move appears
    int bot_threads = 1;
    int ping_s = 20;  // who does not answer before the next ping is dropped
    LimitSettings limit;
    bool limits = true;              // what one address may do; off only for load tests
    std::vector<std::string> notes;  // about these settings, for the log
};

}  // namespace bornes::server
