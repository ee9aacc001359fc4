#include "protocol/bot_messages.h"

#include "bornes/utf8.h"
#include "protocol/read.h"
#include "protocol/write.h"

namespace bornes::protocol {

void append_settings(std::string& out, const HouseRules& house) { write(out, house); }

std::string hello_message(const Hello& hello) {
    const Rules& rules = hello.table.rules;
    return text_of_json(bot::Hello{kBotProtocol, rules.edition, hello.table.house, rules.players,
                                   hello.seat, std::to_string(hello.seed)});
}

std::string act_message(const View& view, const ActionList& legal, int deadline_ms) {
    return text_of_json(bot::Act{deadline_ms, {view}, legal});
}

std::string event_message(int seat, Action action) {
    return text_of_json(bot::Event{seat, action});
}

std::string hand_over_message(const Board& board) {
    return text_of_json(bot::HandOver{{&board}, {&board}});
}

std::string game_over_message(const Board& board) {
    return text_of_json(bot::GameOver{{&board}, {&board}});
}

std::string error_message(std::string_view reason) {
    return text_of_json(bot::Error{std::string(reason)});
}

std::string quit_message() { return text_of_json(bot::Quit{}); }
std::string to_json(const bot::Ready& ready) { return text_of_json(ready); }
std::string to_json(const bot::Choice& choice) { return text_of_json(choice); }

bot::Ready ready_from_json(std::string_view line) {
    const boost::json::object object = object_from_line(line);
    bot::Ready ready;
    const std::string_view type = text_field(object, "type");
    if (type != kAbout<bot::Ready>.tag)
        throw JsonFault("\"type\" is " + std::string(backquoted(type)));
    inside::read_fields(object, ready);
    return ready;
}

}  // namespace bornes::protocol
