#include "server/http.h"

#include <boost/url/parse_query.hpp>

#include "protocol/http_messages.h"

namespace bornes::server {

Response json_response(int status, std::string body) {
    return json_response(status, std::make_shared<const std::string>(std::move(body)));
}

Response json_response(int status, std::shared_ptr<const std::string> body) {
    Response response;
    response.status = status;
    response.body = std::move(body);
    response.headers.emplace_back("Cache-Control", "no-store");
    return response;
}

Response error_response(int status, std::string_view code, std::string_view message) {
    return json_response(status,
                         to_json(protocol::ErrorBody{std::string(code), std::string(message)}));
}

Response unavailable_response() {
    return error_response(503, "journal-unavailable",
                          "nothing can be read or stored now: try again in a moment");
}

Response too_many_response(std::string_view message) {
    Response response = error_response(429, "too-many", message);
    response.headers.emplace_back("Retry-After", "10");
    return response;
}

std::string query_value(std::string_view query, std::string_view name) {
    const auto values = boost::urls::parse_query({query.data(), query.size()});
    if (!values) return "";
    const auto found = values->find({name.data(), name.size()});
    return found == values->end() ? "" : (*found).value.decode();
}

}  // namespace bornes::server
