// One request to a server, and its answer.
#pragma once

#include <string>

#include "client/address.h"
#include "client/connection_fault.h"

namespace bornes::client {

struct Request {
    std::string method = "GET";
    std::string token{};  // of a guest; empty: none
    std::string body{};   // JSON, for a POST
};

struct Answer {
    int status = 0;
    std::string reason;
    std::string body;
    std::string token;  // of a guest, if the server set one

    bool ok() const { return status >= 200 && status < 300; }
};

// Waits for the answer, at most half a minute. Throws ConnectionFault.
Answer exchange(const Address& address, const Request& request);

}  // namespace bornes::client
