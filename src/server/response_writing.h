// Turns a Response into a message of Boost.Beast.
#pragma once

#include "server/request_reading.h"

namespace bornes::server {

using HttpResponse = http::response<http::string_body>;

// Adds the headers that every response has, and omits the body for HEAD.
HttpResponse to_http_response(const Response& response, const HttpRequest& request);

}  // namespace bornes::server
