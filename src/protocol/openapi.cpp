#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <initializer_list>

#include "protocol/api_files.h"
#include "protocol/api_parts.h"
#include "protocol/http_messages.h"
#include "protocol/options.h"
#include "protocol/pretty_json.h"

namespace bornes::protocol {
namespace {

namespace json = boost::json;

// Refusals by status. The last two can answer every request. If an operation describes a status
// itself, its own description counts.
struct Refused {
    int status;
    std::string_view says;
};
constexpr std::array kRefusals{
    Refused{400, "`bad-request`: the message says what is wrong with the body."},
    Refused{401, "`unknown-guest`: the request needs a name first."},
    Refused{404, "`not-found`"},
    Refused{413, "`too-large`: the body is too long."},
    Refused{415, "`not-json`: the Content-Type must be application/json."},
    Refused{426, "`upgrade-required`: the server speaks another version of the protocol."},
    Refused{503, "`journal-unavailable`: nothing can be read or stored now."},
    Refused{403, "`forbidden-origin`: the request comes from a page of another server."},
    Refused{429, "`too-many`: wait for the time in `Retry-After`."},
};
constexpr std::size_t kOnlySome = kRefusals.size() - 2;

json::object of_json(json::object schema) {
    return {{"application/json", json::object{{"schema", std::move(schema)}}}};
}
json::object of_text() {
    return {{"text/plain", json::object{{"schema", json::object{{"type", "string"}}}}}};
}

json::object answer(std::string_view says, json::object content) {
    return {{"description", says}, {"content", std::move(content)}};
}

json::object refusal(std::string_view says) {
    return answer(says, of_json(reference<ErrorBody>()));
}

// Who may ask: anybody, a client with or without a token, or only a guest with a token.
enum class Asker { anybody, known_or_not, guest };

json::array security(Asker asker) {
    json::array made;
    if (asker == Asker::known_or_not) made.push_back(json::object{});
    made.push_back(json::object{{"cookie", json::array{}}});
    made.push_back(json::object{{"bearer", json::array{}}});
    return made;
}

struct Operation {
    std::string_view id;
    std::string_view summary;
    Asker asker;
    json::object body;
    json::object answers;
    std::initializer_list<int> refusals;
    json::array parameters{};
};

json::object operation(const Operation& from) {
    json::object made{{"summary", from.summary}, {"operationId", from.id}};
    if (from.asker != Asker::anybody) made["security"] = security(from.asker);
    if (!from.parameters.empty()) made["parameters"] = from.parameters;
    if (!from.body.empty())
        made["requestBody"] = json::object{{"required", true}, {"content", of_json(from.body)}};
    json::object answers = from.answers;
    for (std::size_t i = 0; i < kRefusals.size(); ++i) {
        const auto& [status, says] = kRefusals[i];
        const bool given = std::count(from.refusals.begin(), from.refusals.end(), status) > 0;
        if (given || i >= kOnlySome) answers.emplace(std::to_string(status), refusal(says));
    }
    made["responses"] = std::move(answers);
    return made;
}

json::object in_query(const QueryParameter& parameter) {
    json::object made{{"name", parameter.name},
                      {"in", "query"},
                      {"description", parameter.says},
                      {"schema", parameter.schema()}};
    if (parameter.required) made["required"] = true;
    return made;
}

json::object server() {
    return operation({"server",
                      "The version of the server's protocol, and its public address",
                      Asker::anybody,
                      {},
                      {{"200", answer("The server.", of_json(reference<ServerInfo>()))}},
                      {}});
}

json::object guest() {
    return operation({"guest",
                      "Your name",
                      Asker::guest,
                      {},
                      {{"200", answer("Your name.", of_json(reference<GuestName>()))}},
                      {401, 503}});
}

json::object name_guest() {
    json::object named = answer(
        "Your name. If the request had no valid token, the response sets a cookie with a new one.",
        of_json(reference<GuestName>()));
    named["headers"] = json::object{
        {"Set-Cookie", json::object{{"description", "The token, as the cookie `bornes`."},
                                    {"schema", json::object{{"type", "string"}}}}}};
    return operation({"nameGuest",
                      "Take a name, or change your name",
                      Asker::known_or_not,
                      reference<GuestName>(),
                      {{"200", named}},
                      {400, 413, 415, 503}});
}

json::object lobby() {
    return operation({"lobby",
                      "The public tables",
                      Asker::anybody,
                      {},
                      {{"200", answer("The tables.", of_json(reference<Lobby>()))}},
                      {503}});
}

json::object create_table() {
    return operation({"createTable",
                      "Create a table",
                      Asker::guest,
                      reference<Options>(),
                      {{"201", answer("The new table.", of_json(reference<NewTable>()))}},
                      {400, 401, 413, 415, 503}});
}

json::object table() {
    return operation({"table",
                      "A table",
                      Asker::anybody,
                      {},
                      {{"200", answer("The table.", of_json(reference<TableMessage>()))}},
                      {404, 503}});
}

json::object record() {
    const QueryParameter game{"game", "The number of the game; the last one if absent.", 1};
    return operation({"record",
                      "The finished hands of a game as a record",
                      Asker::anybody,
                      {},
                      {{"200", answer("A game record (docs/record-format.md).", of_text())}},
                      {404, 503},
                      {in_query(game)}});
}

json::object make_seat_code() {
    return operation(
        {"makeSeatCode",
         "Make a code that moves your seat to another device",
         Asker::guest,
         {},
         {{"201", answer("The code. It voids the previous code of the seat.",
                         of_json(reference<SeatCode>()))},
          {"403",
           refusal("`no-seat`: you have no seat at this table. `forbidden-origin`: a page of "
                   "another server asks.")}},
         {401, 404, 415, 503}});
}

json::object take_seat() {
    return operation(
        {"takeSeat",
         "Take the seat that a code belongs to",
         Asker::guest,
         reference<GivenCode>(),
         {{"200", answer("The seat is yours. The device that made the code watches from now on.",
                         of_json(reference<TakenSeat>()))},
          {"403",
           refusal("`wrong-code`: the code is wrong, used, more than ten minutes old, or void "
                   "after five wrong tries. `forbidden-origin`: a page of another server "
                   "asks.")},
          {"409", refusal("`already-seated`, `removed`, `seen-a-hand`, `table-closed`: why you "
                          "cannot have the seat.")}},
         {400, 401, 404, 413, 415, 503}});
}

json::object socket() {
    json::array parameters;
    for (const QueryParameter& each : kSocketQuery) parameters.push_back(in_query(each));
    return operation({"socket",
                      "The WebSocket of a table, see asyncapi.json",
                      Asker::known_or_not,
                      {},
                      {{"101", json::object{{"description", "Switching to the WebSocket."}}}},
                      {404, 426, 503},
                      parameters});
}

json::object health() {
    return operation({"health",
                      "Whether moves can be stored",
                      Asker::anybody,
                      {},
                      {{"200", answer("Moves can be stored.", of_json(reference<Health>()))},
                       {"503", answer("Moves cannot be stored.", of_json(reference<Health>()))}},
                      {}});
}

json::object metrics() {
    return operation({"metrics",
                      "Figures for Prometheus, for the machine itself only",
                      Asker::anybody,
                      {},
                      {{"200", answer("Prometheus text.", of_text())}},
                      {404}});
}

json::object of_table(std::string_view method, json::object made) {
    const json::object id{
        {"name", "id"},
        {"in", "path"},
        {"required", true},
        {"description", kTableId.says},
        {"schema", json::object{{"type", "string"}, {"pattern", kTableId.pattern}}}};
    return {{"parameters", json::array{id}}, {method, std::move(made)}};
}

json::object paths() {
    return {{"/api/server", json::object{{"get", server()}}},
            {"/api/guest", json::object{{"get", guest()}, {"post", name_guest()}}},
            {"/api/lobby", json::object{{"get", lobby()}}},
            {"/api/tables", json::object{{"post", create_table()}}},
            {"/api/tables/{id}", of_table("get", table())},
            {"/api/tables/{id}/record", of_table("get", record())},
            {"/api/tables/{id}/code", of_table("post", make_seat_code())},
            {"/api/tables/{id}/seat", of_table("post", take_seat())},
            {kSocketPath, of_table("get", socket())},
            {"/healthz", json::object{{"get", health()}}},
            {"/metrics", json::object{{"get", metrics()}}}};
}

}  // namespace

std::string openapi_text() {
    json::object info = info_of("The HTTP API of online tables. docs/protocol.md explains it.");
    info["license"] = json::object{{"name", "MIT"}};
    const json::object schemes{
        {"cookie", json::object{{"type", "apiKey"}, {"in", "cookie"}, {"name", "bornes"}}},
        {"bearer", json::object{{"type", "http"}, {"scheme", "bearer"}}}};
    return pretty(json::object{{"openapi", "3.1.0"},
                               {"info", info},
                               {"paths", paths()},
                               {"components", json::object{{"securitySchemes", schemes}}}}) +
           "\n";
}

}  // namespace bornes::protocol
