// Requests and responses as plain values. The API does not know sockets.
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
    std::string path;   // undecoded, without the query; empty: invalid (RFC 9112)
    std::string query;  // undecoded
    std::string host;
    std::string origin;         // empty: none came
    std::string scheme;         // between client and trusted proxy; empty: unknown
    tables::Token token;        // from the cookie or the Authorization header; empty: none
    bool plain_cookie = false;  // the token came in the cookie with the plain name
    std::string content_type;
    std::string accept_encoding;
    std::string accept_language;
    std::string if_none_match;
    std::string body;
    std::string address;      // of the client, even behind a trusted proxy
    std::string own_address;  // the local address of the connection
    bool local = false;       // from this machine, without a proxy
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
Response too_many_response(std::string_view message = "too many requests: wait a little");

// Returns a decoded value of a query; "" if it is missing or the query is invalid.
std::string query_value(std::string_view query, std::string_view name);

}  // namespace bornes::server
