#include <fmt/format.h>

#include "bornes/json.h"
#include "score_sheet.h"

namespace bornes::cli {
namespace {

// {"seat":1,"name":"Ann"}; a seat without a name has null.
void append_seat(std::string& out, const Record& record, int seat) {
    const std::string& name = record.seats[static_cast<std::size_t>(seat)];
    out += fmt::format(R"({}{{"seat":{},"name":)", out.ends_with('}') ? "," : "", seat + 1);
    if (name.empty())
        out += "null";
    else
        append_json_string(out, name);
    out += '}';
}

void append_teams(std::string& out, const Record& record, const Rules& rules) {
    for (int team = 0; team < rules.teams; ++team) {
        out += fmt::format(R"({}{{"team":{},"seats":[)", team > 0 ? "," : "", team + 1);
        for (int seat = team; seat < rules.players; seat += rules.teams)
            append_seat(out, record, seat);
        out += "]}";
    }
}

void append_hand(std::string& out, const Board& board) {
    const auto first = board.totals.begin();
    out += fmt::format(R"({}{{"hand":{},"dealer":{},"over":{},"broughtForward":[{}])",
                       board.hand_number > 1 ? "," : "", board.hand_number, board.dealer + 1,
                       board.over(), fmt::join(first, first + board.rules.teams, ","));
    if (board.over()) {
        append_scores_json(out.append(R"(,"score":)"), board);
        append_totals_json(out.append(R"(,"totals":)"), board);
    }
    out += '}';
}

}  // namespace

std::string score_json(const PlayedRecord& played) {
    const Record& record = played.record;
    std::string out = R"({"rules":)";
    out += record.edition ? fmt::format(R"("{}")", id(*record.edition)) : "null";
    out += R"(,"players":)";
    out += record.players ? std::to_string(*record.players) : "null";
    out += R"(,"teams":[)";
    if (!played.hands.empty()) append_teams(out, record, played.hands[0].rules);
    out += R"(],"hands":[)";
    for (const Board& board : played.hands) append_hand(out, board);
    out += R"(],"winners":)";
    if (!played.hands.empty() && played.hands.back().phase == Phase::game_over)
        append_winners_json(out, played.hands.back());
    else
        out += "null";
    return out.append("}\n");
}

}  // namespace bornes::cli
