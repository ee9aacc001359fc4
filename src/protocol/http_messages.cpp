#include "protocol/http_messages.h"

#include "protocol/read.h"
#include "protocol/write.h"

namespace bornes::protocol {

std::string to_json(const GuestName& guest) { return text_of_json(guest); }
std::string to_json(const NewTable& table) { return text_of_json(table); }
std::string to_json(const ServerInfo& server) { return text_of_json(server); }
std::string to_json(const ErrorBody& error) { return text_of_json(error); }
std::string to_json(const Health& health) { return text_of_json(health); }

GuestName guest_from_json(std::string_view text) {
    GuestName guest;
    inside::read_fields(object_from_line(text), guest);
    return guest;
}

}  // namespace bornes::protocol
