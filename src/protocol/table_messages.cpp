#include "protocol/table_messages.h"

#include "protocol/read.h"
#include "protocol/write.h"

namespace bornes::protocol {

std::string_view id(Notice notice) { return Names<Notice>::id(notice); }

void append_json(std::string& out, const StateMessage& message) { write(out, message); }
void append_json(std::string& out, const TableMessage& table) { write(out, table); }
std::string to_json(const AnswerMessage& message) { return text_of_json(message); }
std::string to_json(const SaidMessage& message) { return text_of_json(message); }
std::string to_json(const NoticeMessage& message) { return text_of_json(message); }
std::string to_json(const PresenceMessage& message) { return text_of_json(message); }

std::optional<ServerMessage> server_message_from_json(std::string_view text) {
    ServerMessage message;
    if (!inside::read_fields(object_from_line(text), message)) return std::nullopt;
    return message;
}

TableMessage table_from_json(std::string_view text) {
    TableMessage table;
    inside::read_fields(object_from_line(text), table);
    return table;
}

}  // namespace bornes::protocol
