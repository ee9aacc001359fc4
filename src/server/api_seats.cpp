// Moves a seat to another device. The old device makes a code, and the new one uses it. Both
// requests are POST, so that a program that previews links cannot use up a code.
#include <fmt/format.h>

#include "protocol/http_messages.h"
#include "protocol/json_fault.h"
#include "server/api.h"

namespace bornes::server {
namespace {

constexpr int kForbidden = 403;
constexpr int kConflict = 409;

Response refusal(int status, const tables::Refused& why) {
    return error_response(status, why.code, why.message);
}

std::optional<std::string> code_in(const std::string& body) {
    try {
        return protocol::code_from_json(body).code;
    } catch (const protocol::JsonFault&) {
        return std::nullopt;
    }
}

// Answers exactly once. A table that is unloaded drops pending requests; the destructor then
// answers that the table is unavailable.
class OneAnswer {
public:
    explicit OneAnswer(Respond respond) : respond_(std::move(respond)) {}
    ~OneAnswer() {
        if (!given_) respond_(unavailable_response());
    }
    OneAnswer(const OneAnswer&) = delete;
    OneAnswer& operator=(const OneAnswer&) = delete;
    void give(Response response) {
        given_ = true;
        respond_(std::move(response));
    }

private:
    const Respond respond_;
    bool given_ = false;
};

// Captures the table by reference, so that a pending answer does not keep it alive.
void give_seat(const std::shared_ptr<OneAnswer>& answer, Table& table, const tables::SeatMove& move,
               const tables::Asker& asker) {
    table.take_seat(move, asker, [answer, &table, seat = move.seat](const tables::Answer& said) {
        if (!said.ok) return answer->give(error_response(kConflict, *said.error, *said.message));
        const std::string name = table.state().seat(seat).name;
        answer->give(json_response(200, to_json(protocol::TakenSeat{seat, name})));
    });
}

}  // namespace

void Api::seat(const Request& request, const std::string& rest, const Respond& respond) {
    const std::string id = rest.substr(0, rest.find('/'));
    const bool making = rest == id + "/code";
    if (!well_formed_table(id) || (!making && rest != id + "/seat")) return respond(not_found());
    if (request.token.empty()) return respond(unknown_guest());
    if (making) return make_seat_code(request, id, respond);
    const auto code = code_in(request.body);
    if (!code) return respond(error_response(400, "bad-request", R"(the body is {"code":"..."})"));
    take_seat(request, id, *code, respond);
}

void Api::make_seat_code(const Request& request, const std::string& table, const Respond& respond) {
    hub_.tables().find(table, request.address,
                       [this, respond, guest = tables::guest_id(request.token)](
                           const std::shared_ptr<Table>& found, bool available) {
                           if (!found)
                               return respond(available ? not_found() : unavailable_response());
                           const tables::Recipient seat = found->state().recipient(guest);
                           if (seat == tables::kWatcher)
                               return respond(refusal(kForbidden, tables::no_seat()));
                           hub_.seat_codes().make(
                               found->state().id(), {seat, guest},
                               [this, respond](const std::string& code, Millis until) {
                                   respond(code.empty()
                                               ? unavailable_response()
                                               : json_response(201, to_json(protocol::SeatCode{
                                                                        code, until, hub_.now()})));
                               });
                       });
}

// Does not use up the code if the guest could not sit here anyway.
void Api::take_seat(const Request& request, const std::string& id, const std::string& code,
                    const Respond& respond) {
    const tables::GuestId guest = tables::guest_id(request.token);
    const std::string lane = request.address;
    const auto answer = std::make_shared<OneAnswer>(respond);
    const auto use_code = [this, answer, code](const std::shared_ptr<Table>& table,
                                               const tables::Asker& asker) {
        const tables::State& state = table->state();
        if (state.recipient(asker.guest) != tables::kWatcher)
            return answer->give(refusal(kConflict, tables::already_seated()));
        const auto used = [answer, table, asker](const std::optional<tables::SeatMove>& move,
                                                 bool available) {
            if (move) return give_seat(answer, *table, *move, asker);
            answer->give(available ? refusal(kForbidden, tables::wrong_code())
                                   : unavailable_response());
        };
        hub_.seat_codes().use(state.id(), code, used);
    };
    hub_.guests().find(
        guest, lane, [this, answer, id, guest, lane, use_code](auto known, bool available) {
            if (!known) return answer->give(available ? unknown_guest() : unavailable_response());
            hub_.tables().find(id, lane,
                               [answer, use_code, asker = tables::Asker{guest, known->name}](
                                   const std::shared_ptr<Table>& table, bool reachable) {
                                   if (table) return use_code(table, asker);
                                   answer->give(reachable ? not_found() : unavailable_response());
                               });
        });
}

}  // namespace bornes::server
