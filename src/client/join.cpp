#include "client/join.h"

#include <boost/json.hpp>

#include "bornes/json.h"
#include "protocol/http_messages.h"
#include "protocol/json_fields.h"

namespace bornes::client {
namespace {

namespace json = boost::json;

// The sentence of an error, or the status line if there is none.
std::string sentence_of(const Answer& answer) {
    json::error_code error;
    const json::value value = json::parse(answer.body, error);
    if (!error && value.is_object()) {
        const json::value* message = value.get_object().if_contains("message");
        if (message != nullptr && message->is_string()) return std::string(message->get_string());
    }
    return std::to_string(answer.status) + " " + answer.reason;
}

std::string asked(const Address& address, std::string path, const Request& request,
                  std::string& token) {
    Address at = address;
    at.path = std::move(path);
    const Answer answer = exchange(at, request);
    if (!answer.ok()) throw JoinRefused(answer.status, sentence_of(answer));
    if (!answer.token.empty()) token = answer.token;
    return answer.body;
}

}  // namespace

Joined join(const Address& address, const protocol::Options& new_table, const Visitor& visitor) {
    Joined joined;
    joined.guest = find_guest(visitor.tokens, address.origin(), visitor.name)
                       .value_or(Guest{visitor.name, ""});
    Guest& guest = joined.guest;
    if (guest.name.empty()) guest.name = visitor.fallback;
    const auto ask = [&](const std::string& path, const char* method, std::string body) {
        return asked(address, path, {method, guest.token, std::move(body)}, guest.token);
    };
    std::string name = "{\"name\":";
    append_json_string(name, guest.name);
    ask("/api/guest", "POST", name + "}");
    joined.fault = keep_guest(visitor.tokens, address.origin(), guest);
    try {
        std::optional<std::string> id = table_in(address);
        if (!id) {
            const auto made =
                protocol::object_from_line(ask("/api/tables", "POST", to_json(new_table)));
            id = std::string(protocol::text_field(made, "id"));
        }
        if (!visitor.code.empty()) {
            std::string code = "{\"code\":";
            append_json_string(code, visitor.code);
            ask("/api/tables/" + *id + "/seat", "POST", code + "}");
        }
        joined.table = table_state(protocol::table_from_json(ask("/api/tables/" + *id, "GET", "")));
    } catch (const protocol::JsonFault& fault) {
        throw ConnectionFault(fault.what());
    }
    return joined;
}

std::vector<TableState> public_tables(const Address& address) {
    std::string no_token;
    const std::string body = asked(address, "/api/lobby", {}, no_token);
    try {
        std::vector<TableState> tables;
        const auto lobby = protocol::object_from_line(body);
        for (const json::value& table : protocol::array_field(lobby, "tables"))
            tables.push_back(table_state(protocol::table_from_json(json::serialize(table))));
        return tables;
    } catch (const protocol::JsonFault& fault) {
        throw ConnectionFault(fault.what());
    }
}

std::string make_seat_code(const Address& address, const std::string& table,
                           const std::string& token) {
    std::string unused;
    try {
        return protocol::seat_code_from_json(
                   asked(address, "/api/tables/" + table + "/code", {"POST", token, "{}"}, unused))
            .code;
    } catch (const protocol::JsonFault& fault) {
        throw ConnectionFault(fault.what());
    }
}

std::string link_to(const Address& server, const std::string& table) {
    return server.origin() + "/t/" + table;
}

}  // namespace bornes::client
