// Under which names this server is asked for, and whose pages may ask it.
#pragma once

#include <string>

#include "server/http.h"
#include "server/settings.h"

namespace bornes::server {

class Origins {
public:
    explicit Origins(const Settings& settings);

    // Whether `Host` names this server: an address that it has, a name that it listens at,
    // `--public-url`, or a name that it was given. A name that somebody else's DNS made lead here
    // is none of these: the pages of such a name would count as the server's own.
    bool answers_to(const Request& request) const;
    // The refusal of a request for another host.
    static Response unknown_host(const Request& request);

    // Whether the page that asks, if one does, is this server's own, scheme included.
    bool may_ask(const Request& request) const;
    static Response forbidden_origin(const Request& request);

    // Whether the client's connection is encrypted, as the trusted proxy or `--public-url` says.
    bool secure(const Request& request) const;

    // The address under which players reach this server, without a slash at its end: `--public-url`
    // if it was given, otherwise the one that was asked. Only for a host that it answers to.
    std::string address_for(const Request& request) const;

private:
    const Settings settings_;
    std::string public_origin_;     // empty: none was given
    std::string public_authority_;  // its host, and port if it is an unusual one
    std::string public_host_;
};

}  // namespace bornes::server
