// The HTTP API of docs/protocol.md: turns requests into responses, without sockets.
#pragma once

#include <functional>
#include <string>

#include "server/http.h"
#include "server/hub.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "server/origins.h"
#include "server/refusals.h"
#include "server/static_files.h"

namespace bornes::server {

// The path of a table's page, before its id.
inline constexpr std::string_view kInvitation = "/t/";

class Api {
public:
    Api(Settings settings, Hub& hub, Limits& limits, Metrics& metrics, const StaticFiles& files);

    void handle(const Request& request, const Respond& respond);

    // Whether the request names this server as its host.
    bool knows_host(const Request& request) const { return origins_.answers_to(request); }
    // For requests that the network refuses itself.
    void note_refusal(std::string_view address, std::string_view what) {
        ++metrics_.refused_requests;
        refusals_.note(address, what, hub_.now());
    }

    // The result of a WebSocket request: the table and the guest, or the response that refuses it.
    struct Admission {
        std::shared_ptr<Table> table;
        tables::Asker asker;
        std::uint32_t seen = 0;
        Response refusal;
        std::string address{};
    };
    // Whether the path belongs to a WebSocket.
    static bool is_socket(const Request& request);
    void admit(const Request& request, const std::function<void(Admission)>& done);

private:
    bool allowed(const Request& request, const Respond& respond);
    void guest(const Request& request, const Respond& respond);
    void name_guest(const Request& request, const Respond& respond);
    // Whether the token came in a cookie with the plain name, although a better name is possible.
    bool to_be_renamed(const Request& request) const {
        return request.plain_cookie && origins_.secure(request);
    }
    std::optional<TableQuota> quota() const;
    void create_table(const Request& request, const Respond& respond);
    void table(const Request& request, const std::string& rest, const Respond& respond);
    void record(const Request& request, const std::string& id, const Respond& respond);
    void seat(const Request& request, const std::string& rest, const Respond& respond);
    void make_seat_code(const Request& request, const std::string& table, const Respond& respond);
    void take_seat(const Request& request, const std::string& table, const std::string& code,
                   const Respond& respond);
    void invitation(const Request& request, const Respond& respond);

    const Settings settings_;
    Hub& hub_;
    Limits& limits_;
    Metrics& metrics_;
    const StaticFiles& files_;
    const Origins origins_;
    Refusals refusals_;
};

// Whether the text has the form of a table's id.
bool well_formed_table(std::string_view id);
Response not_found();
Response unknown_guest();

}  // namespace bornes::server
