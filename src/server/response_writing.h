// Turns a Response into a message of Boost.Beast.
#pragma once

#include "server/request_reading.h"

namespace bornes::server {

using HttpResponse = http::response<http::string_body>;

// Adds the headers of every response, and omits the body for HEAD.
HttpResponse wire(const Response& response, const HttpRequest& request);

}  // namespace bornes::server
