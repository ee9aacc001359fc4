// Requests and responses as plain values: the API knows nothing of sockets.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tables/guest.h"

namespace bornes::server {

struct Request {
    std::string method;
    std::string path;   // as it came, without the query; empty: not one that RFC 9112 allows
    std::string query;  // as it came
    std::string host;
    std::string origin;   // empty: none came
    std::string scheme;   // between client and trusted proxy, as that one says; empty: not said
    tables::Token token;  // of the cookie or the Authorization header; empty: none
    bool plain_cookie = false;  // the token came by the cookie of the plain name
    std::string content_type;
    std::string accept_encoding;
    std::string accept_language;
    std::string if_none_match;
    std::string body;
    std::string address;      // of the client, behind a trusted proxy too
    std::string own_address;  // the one of this machine that the client is connected to
    bool local = false;       // from this machine, and not through a proxy
};

struct Response {
    int status = 200;
    std::string type = "application/json";
    std::vector<std::pair<std::string, std::string>> headers{};
    std::shared_ptr<const std::string> body = std::make_shared<const std::string>();
};

using Respond = std::function<void(Response)>;

Response json_response(int status, std::string body);
Response json_response(int status, std::shared_ptr<const std::string> body);
// {"error":code,"message":message}
Response error_response(int status, std::string_view code, std::string_view message);

// 503
Response unavailable_response();

// 429
Response too_many_response(std::string_view message = "too much at once: wait a little");

// One value of a query, decoded; "" if there is none, or if the query cannot be read.
std::string query_value(std::string_view query, std::string_view name);

}  // namespace bornes::server
