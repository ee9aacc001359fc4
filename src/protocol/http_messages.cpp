#include "protocol/http_messages.h"

#include "protocol/read.h"
#include "protocol/write.h"

namespace bornes::protocol {

std::string to_json(const GuestName& guest) { return text_of_json(guest); }
std::string to_json(const NewTable& table) { return text_of_json(table); }
std::string to_json(const ServerInfo& server) { return text_of_json(server); }
std::string to_json(const ErrorBody& error) { return text_of_json(error); }
std::string to_json(const Health& health) { return text_of_json(health); }
std::string to_json(const Lobby& lobby) { return text_of_json(lobby); }
std::string to_json(const SeatCode& code) { return text_of_json(code); }
std::string to_json(const TakenSeat& seat) { return text_of_json(seat); }

namespace {

template <typename Message>
Message message_from_json(std::string_view text) {
    Message message;
    inside::read_fields(object_from_line(text), message);
    return message;
}

}  // namespace

GivenCode code_from_json(std::string_view text) { return message_from_json<GivenCode>(text); }
SeatCode seat_code_from_json(std::string_view text) { return message_from_json<SeatCode>(text); }
GuestName guest_from_json(std::string_view text) { return message_from_json<GuestName>(text); }

}  // namespace bornes::protocol
