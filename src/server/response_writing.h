// A response as Boost.Beast's message of it.
#pragma once

#include "server/request_reading.h"

namespace bornes::server {

using HttpResponse = http::response<http::string_body>;

// With the headers that every response has, and without a body for HEAD.
HttpResponse wire(const Response& response, const HttpRequest& request);

}  // namespace bornes::server
