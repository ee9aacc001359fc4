// The files of docs/schema about requests and the WebSocket, made from the types of their messages.
#pragma once

#include <string>

namespace bornes::protocol {

// OpenAPI 3.1 of the HTTP API.
std::string openapi_text();
// AsyncAPI 3 of a table's WebSocket.
std::string asyncapi_text();

}  // namespace bornes::protocol
