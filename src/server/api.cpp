#include "server/api.h"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <charconv>

#include "bornes/record.h"
#include "fair/bytes.h"
#include "protocol/http_messages.h"
#include "protocol/json_fault.h"
#include "server/cookies.h"
#include "server/guest_name.h"
#include "tables/game_record.h"
#include "tables/guest.h"
#include "tables/message.h"

namespace bornes::server {
namespace {

constexpr std::string_view kTables = "/api/tables/";
constexpr std::string_view kSocket = "/socket";
constexpr std::size_t kIdLength = 22;

Response too_old() {
    Response response = error_response(
        426, "upgrade-required",
        fmt::format("this server speaks version {} of the protocol: reload the page, or update "
                    "bornes",
                    protocol::kProtocol));
    response.headers.emplace_back("Upgrade", fmt::format("bornes/{}", protocol::kProtocol));
    return response;
}

Response health_response(protocol::HealthStatus status) {
    return json_response(status == protocol::HealthStatus::ok ? 200 : 503,
                         to_json(protocol::Health{status}));
}

int number_of(const std::string& text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::string name_json(const std::string& name) { return to_json(protocol::GuestName{name}); }

// The answer to a guest who has just chosen a name.
Response name_response(bool stored, const std::string& name, const tables::Token& token,
                       bool give_cookie, bool secure) {
    if (!stored) return unavailable_response();
    Response response = json_response(200, name_json(name));
    if (give_cookie) set_cookie(response, token, secure);
    return response;
}

std::string server_json(const Settings& settings) {
    protocol::ServerInfo info;
    if (!settings.public_url.empty()) info.public_url = settings.public_url;
    return to_json(info);
}

// The name in the body of a request, if a guest may have it.
std::optional<std::string> name_in(const std::string& body) {
    try {
        return guest_name(protocol::guest_from_json(body).name);
    } catch (const protocol::JsonFault&) {
        return std::nullopt;
    }
}

}  // namespace

Response not_found() { return error_response(404, "not-found", "there is nothing here"); }

Response unknown_guest() {
    return error_response(401, "unknown-guest",
                          "only guests with a name may do that: choose one with POST /api/guest");
}

bool well_formed_table(std::string_view id) {
    return id.size() == kIdLength && std::all_of(id.begin(), id.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '-' || c == '_';
           });
}

Api::Api(Settings settings, Hub& hub, Limits& limits, Metrics& metrics, const StaticFiles& files)
    : settings_(std::move(settings)),
      hub_(hub),
      limits_(limits),
      metrics_(metrics),
      files_(files),
      origins_(settings_) {}

bool Api::allowed(const Request& request, const Respond& respond) {
    ++metrics_.requests;
    spdlog::debug("{} {} from {}", request.method, request.path, request.address);
    std::optional<Response> refusal;
    if (!limits_.request(request.address, steady_ms()))
        refusal = too_many_response();
    else if (request.path.empty())
        refusal = error_response(400, "bad-request", "the address of the request cannot be read");
    else if (!origins_.answers_to(request))
        refusal = Origins::unknown_host(request);
    else if (!origins_.may_ask(request))
        refusal = Origins::forbidden_origin(request);
    else if (request.method == "POST" && !request.content_type.starts_with("application/json"))
        refusal = error_response(415, "not-json", "Content-Type must be application/json");
    if (!refusal) return true;
    note_refusal(request.address, *refusal->body);
    respond(std::move(*refusal));
    return false;
}

void Api::handle(const Request& request, const Respond& respond) {
    if (!allowed(request, respond)) return;
    const std::string& path = request.path;
    const bool get = request.method == "GET" || request.method == "HEAD";
    if (!get && request.method != "POST")
        return respond(error_response(405, "method-not-allowed", "only GET and POST"));
    if (path == "/livez") return respond(health_response(protocol::HealthStatus::ok));
    if (path == "/healthz" || path == "/readyz") return respond(health_response(hub_.health()));
    if (path == "/metrics") {
        if (!request.local) return respond(not_found());
        metrics_.ready = hub_.health() == protocol::HealthStatus::ok;
        Response response = json_response(200, metrics_.text());
        response.type = "text/plain; version=0.0.4; charset=utf-8";
        return respond(std::move(response));
    }
    if (path == "/api/server" && get) return respond(json_response(200, server_json(settings_)));
    if (path == "/api/guest") return get ? guest(request, respond) : name_guest(request, respond);
    if (path == "/api/lobby" && get)
        return hub_.lobby().list([respond](Lobby::Json body) {
            respond(body ? json_response(200, std::move(body)) : unavailable_response());
        });
    if (path == "/api/tables" && !get) return create_table(request, respond);
    if (path.starts_with(kTables)) {
        const std::string rest = path.substr(kTables.size());
        return get ? table(request, rest, respond) : seat(request, rest, respond);
    }
    if (path.starts_with(kInvitation) && get) return invitation(request, respond);
    if (path.starts_with("/api/") || !get) return respond(not_found());
    respond(files_.response(request));
}

void Api::guest(const Request& request, const Respond& respond) {
    if (request.token.empty()) return respond(unknown_guest());
    const bool rename = to_be_renamed(request);
    hub_.guests().find(tables::guest_id(request.token), request.address,
                       [respond, rename, token = request.token](auto guest, bool available) {
                           if (!available) return respond(unavailable_response());
                           if (!guest) return respond(unknown_guest());
                           Response response = json_response(200, name_json(guest->name));
                           if (rename) set_cookie(response, token, true);
                           respond(std::move(response));
                       });
}

void Api::name_guest(const Request& request, const Respond& respond) {
    const auto name = name_in(request.body);
    if (!name)
        return respond(
            error_response(400, "bad-request",
                           "a name has 1 to 24 characters, and at least one of them is visible"));
    const bool secure = origins_.secure(request);
    const auto make_new = [this, respond, name, secure, address = request.address] {
        if (!limits_.new_guest(address, steady_ms())) return respond(too_many_response());
        const tables::Token token{fair::random_id() + fair::random_id()};
        hub_.guests().put(tables::guest_id(token), *name,
                          [respond, name, token, secure](bool stored) {
                              respond(name_response(stored, *name, token, true, secure));
                          });
    };
    if (request.token.empty()) return make_new();
    hub_.guests().find(tables::guest_id(request.token), request.address,
                       [this, make_new, respond, name, token = request.token,
                        rename = to_be_renamed(request)](auto guest, bool available) {
                           if (!available) return respond(unavailable_response());
                           if (!guest) return make_new();
                           const auto named = [respond, name, token, rename](bool stored) {
                               respond(name_response(stored, *name, token, rename, true));
                           };
                           // The guest already has this name, so there is nothing to store.
                           if (guest->name == *name) return named(true);
                           hub_.guests().put({guest->token}, *name, named);
                       });
}

void Api::create_table(const Request& request, const Respond& respond) {
    if (request.token.empty()) return respond(unknown_guest());
    auto options = tables::options_from_json(request.body);
    if (const auto* fault = std::get_if<std::string>(&options))
        return respond(error_response(400, "bad-request", *fault));
    if (!limits_.new_table(request.address, steady_ms())) return respond(too_many_response());
    const tables::GuestId id = tables::guest_id(request.token);
    const auto made = [respond](const Archive::Made& table) {
        if (!table.why.empty()) return respond(too_many_response(table.why));
        if (table.id.empty()) return respond(unavailable_response());
        respond(json_response(
            201, to_json(protocol::NewTable{table.id, std::string(kInvitation) + table.id})));
    };
    hub_.guests().find(id, request.address,
                       [this, respond, id, made, origin = tables::hash_of(request.address),
                        options = std::get<tables::Options>(options)](auto guest, bool available) {
                           if (!available) return respond(unavailable_response());
                           if (!guest) return respond(unknown_guest());
                           hub_.archive().create(id, origin, options, quota(), made);
                       });
}

std::optional<TableQuota> Api::quota() const {
    if (!limits_.enforced()) return std::nullopt;
    const LimitSettings& limit = limits_.settings();
    return TableQuota{limit.guest_tables, limit.address_tables, limit.public_tables};
}

void Api::table(const Request& request, const std::string& rest, const Respond& respond) {
    const std::string id = rest.substr(0, rest.find('/'));
    if (!well_formed_table(id)) return respond(not_found());
    if (rest == id + "/record") return record(request, id, respond);
    if (rest != id) return respond(not_found());
    hub_.tables().find(id, request.address,
                       [respond](const std::shared_ptr<Table>& table, bool available) {
                           if (!table)
                               return respond(available ? not_found() : unavailable_response());
                           std::string body;
                           append_table(body, table->state());
                           respond(json_response(200, std::move(body)));
                       });
}

void Api::record(const Request& request, const std::string& id, const Respond& respond) {
    constexpr std::size_t kShort = 50;  // hands whose record takes almost no time
    const int game = number_of(query_value(request.query, "game"));
    const auto answer = [respond](const Archive::Text& text, bool available) {
        if (text->empty()) return respond(available ? not_found() : unavailable_response());
        Response response = json_response(200, text);
        response.type = "text/plain; charset=utf-8";
        respond(std::move(response));
    };
    if (const Table* table = hub_.tables().loaded_table(id)) {
        const tables::State& state = table->state();
        if ((game == 0 || game == state.game()) && state.hands().size() <= kShort)
            return answer(std::make_shared<const std::string>(to_text(record_of(state))), true);
    }
    hub_.archive().record(id, game, request.address, answer);
}

bool Api::is_socket(const Request& request) {
    return request.path.starts_with(kTables) && request.path.ends_with(kSocket);
}

void Api::admit(const Request& request, const std::function<void(Admission)>& done) {
    const auto refuse = [done](Response response) { done({nullptr, {}, 0, std::move(response)}); };
    if (!allowed(request, refuse)) return;
    const std::string id =
        request.path.substr(kTables.size(), request.path.size() - kTables.size() - kSocket.size());
    if (!well_formed_table(id)) return refuse(not_found());
    if (query_value(request.query, "protocol") != std::to_string(protocol::kProtocol))
        return refuse(too_old());
    const std::string seen = query_value(request.query, "seen");
    Admission admission;
    admission.address = request.address;
    admission.seen =
        seen.empty() ? tables::Seen::kNothing : static_cast<std::uint32_t>(number_of(seen));
    const auto find_table = [this, id, refuse, done](Admission found) {
        const std::string lane = found.address;
        hub_.tables().find(
            id, lane, [refuse, done, found](std::shared_ptr<Table> table, bool available) mutable {
                if (!table) return refuse(available ? not_found() : unavailable_response());
                found.table = std::move(table);
                done(std::move(found));
            });
    };
    if (request.token.empty()) return find_table(std::move(admission));
    const tables::GuestId asker = tables::guest_id(request.token);
    hub_.guests().find(asker, request.address,
                       [refuse, find_table, asker, admission](auto guest, bool available) mutable {
                           if (!available) return refuse(unavailable_response());
                           // An unknown token counts as no token.
                           if (guest) admission.asker = {asker, guest->name};
                           find_table(std::move(admission));
                       });
}

}  // namespace bornes::server
