// The settings of `bornes serve`, from the command line, the environment and the settings file.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "server/limit_settings.h"
#include "server/listen_address.h"

namespace bornes::server {

struct Settings {
    std::vector<ListenAddress> listen{{}};
    bool port_search = false;                  // if the port is taken, use the next free one
    bool open = false;                         // open a browser on the desktop
    std::string database;                      // empty: a file in the user's data folder
    std::string public_url;                    // as players see it; empty: as they requested it
    std::vector<std::string> allowed_hosts;    // further names of the server
    std::vector<std::string> trusted_proxies;  // whose X-Forwarded-For is trusted
    std::string web;                           // the folder of the page; empty: the built-in page
    std::string log_level = "info";
    std::string log_format = "text";
    std::string tls_cert;  // PEM files; empty: no TLS
    std::string tls_key;
    int keep_days = 30;       // how long idle tables are kept
    bool expire_now = false;  // expire at once, counting time without a server
    int bot_delay_ms = 800;   // before a bot's move appears
    int bot_threads = 1;
    int ping_s = 20;  // a client that misses a ping is dropped
    LimitSettings limit;
    bool limits = true;              // limits per address; off only for load tests
    std::vector<std::string> notes;  // about these settings, for the log
};

}  // namespace bornes::server
