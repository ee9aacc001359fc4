// What docs/schema says about requests and about the WebSocket, made from the types that they
// carry.
#pragma once

#include <string>

namespace bornes::protocol {

// OpenAPI 3.1 of the HTTP API.
std::string openapi_text();
// AsyncAPI 3 of the WebSocket of a table.
std::string asyncapi_text();

}  // namespace bornes::protocol
