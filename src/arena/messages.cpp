#include "arena/messages.h"

#include <fmt/format.h>

#include "bornes/json.h"
#include "bornes/notation.h"
#include "bornes/settings.h"

namespace bornes::arena {

void append_settings(std::string& out, const HouseRules& house) {
    out += '{';
    for (const auto& [name, value] : house_rule_texts(house))
        out += fmt::format("{}\"{}\":\"{}\"", out.ends_with('{') ? "" : ",", name, value);
    out += '}';
}

std::string hello_message(const Hello& hello) {
    const Rules& rules = hello.table.rules;
    std::string out =
        fmt::format(R"({{"type":"hello","protocol":1,"rules":"{}","set":)", id(rules.edition));
    append_settings(out, hello.table.house);
    return out += fmt::format(R"(,"players":{},"seat":{},"seed":"{}"}})", rules.players,
                              hello.seat + 1, hello.seed);
}

std::string act_message(const View& view, const ActionList& legal, int deadline_ms) {
    std::string out = fmt::format(R"({{"type":"act","deadlineMs":{},"view":)", deadline_ms);
    append_json(out, view);
    append_json(out.append(",\"legal\":"), legal);
    return out += '}';
}

std::string event_message(int seat, Action action) {
    return fmt::format(R"({{"type":"event","seat":{},"action":"{}"}})", seat + 1, to_text(action));
}

std::string hand_over_message(const Board& board) {
    std::string out = R"({"type":"hand-over","score":)";
    append_scores_json(out, board);
    append_totals_json(out.append(",\"totals\":"), board);
    return out += '}';
}

std::string game_over_message(const Board& board) {
    std::string out = R"({"type":"game-over","winners":)";
    append_winners_json(out, board);
    append_totals_json(out.append(",\"totals\":"), board);
    return out += '}';
}

std::string error_message(std::string_view reason) {
    std::string out = R"({"type":"error","reason":)";
    append_json_string(out, reason);
    return out += '}';
}

}  // namespace bornes::arena
