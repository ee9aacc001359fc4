// Which host names this server answers to, and whose pages may use it.
#pragma once

#include <string>

#include "server/http.h"
#include "server/settings.h"

namespace bornes::server {

class Origins {
public:
    explicit Origins(const Settings& settings);

    // Whether `Host` names this server: one of its addresses, a name that it listens at, the host
    // of `--public-url`, or an allowed name. Other names are refused, because an attacker's DNS can
    // make any name lead here (DNS rebinding), and that name's pages would count as the server's
    // own.
    bool answers_to(const Request& request) const;
    // The refusal of a request for another host.
    static Response unknown_host(const Request& request);

    // Whether the request comes from no page, or from a page of this server with the right scheme.
    bool may_ask(const Request& request) const;
    static Response forbidden_origin(const Request& request);

    // Whether the client's connection is encrypted, according to the trusted proxy or
    // `--public-url`.
    bool secure(const Request& request) const;

    // The address at which players reach this server, without a trailing slash: `--public-url`, or
    // else the host of the request. Only for a host that the server answers to.
    std::string address_for(const Request& request) const;

private:
    const Settings settings_;
    std::string public_origin_;     // empty: not set
    std::string public_authority_;  // its host, and its port unless that is the default
    std::string public_host_;
};

}  // namespace bornes::server
