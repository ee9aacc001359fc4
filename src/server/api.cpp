#include "server/api.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/url/parse.hpp>
#include <charconv>

#include "bornes/utf8.h"
#include "fair/bytes.h"
#include "protocol/http_messages.h"
#include "protocol/json_fault.h"
#include "tables/guest.h"
#include "tables/message.h"

namespace bornes::server {
namespace {

constexpr std::string_view kTables = "/api/tables/";
constexpr std::string_view kSocket = "/socket";
constexpr std::size_t kLongestName = 24;
constexpr std::size_t kIdLength = 22;

Response not_found() { return error_response(404, "not-found", "there is nothing here"); }
Response unavailable() {
    return error_response(503, "journal-unavailable", "nothing can be read or stored now");
}
Response too_old() {
    Response response = error_response(
        426, "upgrade-required",
        fmt::format("this server speaks version {} of the protocol: reload the page, or update "
                    "bornes",
                    protocol::kProtocol));
    response.headers.emplace_back("Upgrade", fmt::format("bornes/{}", protocol::kProtocol));
    return response;
}
Response unknown_guest() {
    return error_response(401, "unknown-guest", "this needs a name: POST /api/guest");
}

bool well_formed_table(std::string_view id) {
    return id.size() == kIdLength && std::all_of(id.begin(), id.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '-' || c == '_';
           });
}

// "https://host:port/path" → "host:port"; empty for what is no address, as "null".
std::string authority_of(std::string_view text) {
    const auto url = boost::urls::parse_uri({text.data(), text.size()});
    return url ? std::string(url->encoded_host_and_port()) : "";
}

int number_of(const std::string& text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

std::string name_json(const std::string& name) { return to_json(protocol::GuestName{name}); }

std::string server_json(const Settings& settings) {
    protocol::ServerInfo info;
    if (!settings.public_url.empty()) info.public_url = settings.public_url;
    return to_json(info);
}

// The name in the body of a request, if it is one that a guest may have.
std::optional<std::string> name_in(const std::string& body) {
    try {
        return guest_name(protocol::guest_from_json(body).name);
    } catch (const protocol::JsonFault&) {
        return std::nullopt;
    }
}

}  // namespace

std::optional<std::string> guest_name(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    if (text.empty() || invalid_utf8(text) != std::string_view::npos) return std::nullopt;
    // Printing it must change nothing: no control characters, and not too long.
    if (printable(text, kLongestName) != text) return std::nullopt;
    return std::string(text);
}

Api::Api(Settings settings, Hub& hub, Limits& limits, Metrics& metrics, const StaticFiles& files)
    : settings_(std::move(settings)),
      hub_(hub),
      limits_(limits),
      metrics_(metrics),
      files_(files) {}

// A browser names the page that asks; programs that are no browsers name none.
bool Api::same_origin(const Request& request) const {
    if (request.origin.empty()) return true;
    const std::string origin = authority_of(request.origin);
    return !origin.empty() &&
           (origin == request.host || origin == authority_of(settings_.public_url));
}

bool Api::allowed(const Request& request, const Respond& respond) {
    ++metrics_.requests;
    std::optional<Response> refusal;
    if (!limits_.request(request.address, hub_.now()))
        refusal = too_many_response();
    else if (request.path.empty())
        refusal = error_response(400, "bad-request", "the address of the request cannot be read");
    else if (!same_origin(request))
        refusal = error_response(403, "forbidden-origin", "a page of another server asks this");
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
    if (path == "/healthz")
        return respond(json_response(
            hub_.available() ? 200 : 503,
            to_json(protocol::Health{hub_.available()
                                         ? protocol::HealthStatus::ok
                                         : protocol::HealthStatus::journal_unavailable})));
    if (path == "/metrics") {
        if (!request.local) return respond(not_found());
        Response response = json_response(200, metrics_.text());
        response.type = "text/plain; version=0.0.4";
        return respond(std::move(response));
    }
    if (path == "/api/server" && get) return respond(json_response(200, server_json(settings_)));
    if (path == "/api/guest") return get ? guest(request, respond) : name_guest(request, respond);
    if (path == "/api/lobby" && get)
        return hub_.lobby().list([respond](std::string body) {
            respond(body.empty() ? unavailable() : json_response(200, std::move(body)));
        });
    if (path == "/api/tables" && !get) return create_table(request, respond);
    if (path.starts_with(kTables) && get)
        return table(request, path.substr(kTables.size()), respond);
    if (path.starts_with("/api/") || !get) return respond(not_found());
    respond(files_.response(request));
}

void Api::guest(const Request& request, const Respond& respond) {
    if (request.token.empty()) return respond(unknown_guest());
    hub_.guests().find(tables::guest_id(request.token), [respond](auto guest, bool available) {
        if (!available) return respond(unavailable());
        respond(guest ? json_response(200, name_json(guest->name)) : unknown_guest());
    });
}

void Api::name_guest(const Request& request, const Respond& respond) {
    const auto name = name_in(request.body);
    if (!name)
        return respond(error_response(400, "bad-request",
                                      "a name has 1 to 24 characters, none of them invisible"));
    const auto make_new = [this, respond, name, address = request.address] {
        if (!limits_.new_guest(address, hub_.now())) return respond(too_many_response());
        put_guest({fair::random_id() + fair::random_id()}, true, *name, respond);
    };
    if (request.token.empty()) return make_new();
    hub_.guests().find(
        tables::guest_id(request.token),
        [this, make_new, respond, name, token = request.token](auto guest, bool available) {
            if (!available) return respond(unavailable());
            if (!guest) return make_new();
            put_guest(token, false, *name, respond);
        });
}

void Api::put_guest(const tables::Token& token, bool fresh, const std::string& name,
                    const Respond& respond) {
    hub_.guests().put(
        {tables::guest_id(token).text, name}, [this, token, fresh, name, respond](bool stored) {
            if (!stored) return respond(unavailable());
            Response response = json_response(200, name_json(name));
            const bool secure = settings_.public_url.starts_with("https://");
            if (fresh)
                response.headers.emplace_back(
                    "Set-Cookie",
                    fmt::format("bornes={}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000{}",
                                token.secret, secure ? "; Secure" : ""));
            respond(std::move(response));
        });
}

void Api::create_table(const Request& request, const Respond& respond) {
    if (request.token.empty()) return respond(unknown_guest());
    auto options = tables::options_from_json(request.body);
    if (const auto* fault = std::get_if<std::string>(&options))
        return respond(error_response(400, "bad-request", *fault));
    if (!limits_.new_table(request.address, hub_.now())) return respond(too_many_response());
    const tables::GuestId id = tables::guest_id(request.token);
    hub_.guests().find(id, [this, respond, id, options = std::get<tables::Options>(options)](
                               auto guest, bool available) {
        if (!available) return respond(unavailable());
        if (!guest) return respond(unknown_guest());
        hub_.archive().create(id, options, [respond](const std::string& table) {
            respond(table.empty()
                        ? unavailable()
                        : json_response(201, to_json(protocol::NewTable{table, "/t/" + table})));
        });
    });
}

void Api::table(const Request& request, const std::string& rest, const Respond& respond) {
    const std::string id = rest.substr(0, rest.find('/'));
    if (!well_formed_table(id)) return respond(not_found());
    if (rest == id + "/record") return record(request, id, respond);
    if (rest != id) return respond(not_found());
    hub_.tables().find(id, [respond](const std::shared_ptr<Table>& table, bool available) {
        if (!table) return respond(available ? not_found() : unavailable());
        std::string body;
        append_table(body, table->state());
        respond(json_response(200, std::move(body)));
    });
}

void Api::record(const Request& request, const std::string& id, const Respond& respond) {
    const int game = number_of(query_value(request.query, "game"));
    hub_.archive().record(id, game, [respond](std::string text, bool available) {
        if (text.empty()) return respond(available ? not_found() : unavailable());
        Response response = json_response(200, std::move(text));
        response.type = "text/plain; charset=utf-8";
        respond(std::move(response));
    });
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
        hub_.tables().find(
            id, [refuse, done, found](std::shared_ptr<Table> table, bool available) mutable {
                if (!table) return refuse(available ? not_found() : unavailable());
                found.table = std::move(table);
                done(std::move(found));
            });
    };
    if (request.token.empty()) return find_table(std::move(admission));
    const tables::GuestId asker = tables::guest_id(request.token);
    hub_.guests().find(asker,
                       [refuse, find_table, asker, admission](auto guest, bool available) mutable {
                           if (!available) return refuse(unavailable());
                           // A token that nobody knows is as good as none.
                           if (guest) admission.asker = {asker, guest->name};
                           find_table(std::move(admission));
                       });
}

}  // namespace bornes::server
