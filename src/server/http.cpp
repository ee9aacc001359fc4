#include "server/http.h"

#include <fmt/format.h>

#include "bornes/json.h"

namespace bornes::server {

Response json_response(int status, std::string body) {
    Response response;
    response.status = status;
    response.body = std::make_shared<const std::string>(std::move(body));
    response.headers.emplace_back("Cache-Control", "no-store");
    return response;
}

Response error_response(int status, std::string_view code, std::string_view message) {
    std::string body = fmt::format("{{\"error\":\"{}\",\"message\":", code);
    append_json_string(body, message);
    return json_response(status, body + "}");
}

Response too_many_response() {
    Response response = error_response(429, "too-many", "too much at once: wait a little");
    response.headers.emplace_back("Retry-After", "10");
    return response;
}

std::string query_value(std::string_view query, std::string_view name) {
    while (!query.empty()) {
        const std::string_view pair = query.substr(0, query.find('&'));
        query.remove_prefix(std::min(query.size(), pair.size() + 1));
        const std::size_t equals = pair.find('=');
        if (equals != std::string_view::npos && pair.substr(0, equals) == name)
            return std::string(pair.substr(equals + 1));
    }
    return "";
}

}  // namespace bornes::server
