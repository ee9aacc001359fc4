#include "score_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "blocks.h"
#include "bornes/score.h"
#include "bornes/settings.h"
#include "bornes/utf8.h"
#include "failure.h"
#include "input.h"
#include "terminal/telling/sheet.h"
#include "terminal/telling/telling.h"
#include "terminal/telling/text.h"

namespace bornes::cli {
namespace {

using terminal::SheetRow;
using words::Voice;
using words::Word;
namespace phrase = words::phrase;

constexpr std::size_t kLongestName = 24;

std::string seat_name(const Voice& voice, const Record& record, int seat) {
    const std::string& name = record.seats[static_cast<std::size_t>(seat)];
    return name.empty() ? voice(phrase::player_numbered{.figure = seat + 1})
                        : printable(name, kLongestName);
}

// "Ann & Cid": partners share a column.
std::string team_name(const Voice& voice, const Record& record, const Rules& rules, int team) {
    std::string first = seat_name(voice, record, team);
    if (rules.teams == rules.players) return first;
    return voice(phrase::player_pair{.first = std::move(first),
                                     .second = seat_name(voice, record, team + rules.teams)});
}

std::vector<std::string> team_names(const Voice& voice, const Record& record, const Rules& rules) {
    std::vector<std::string> names;
    names.reserve(rules.teams);
    for (int team = 0; team < rules.teams; ++team)
        names.push_back(team_name(voice, record, rules, team));
    return names;
}

// An unfinished hand has no score yet, so only its first row is known: brought forward.
void append_hand(std::string& out, const Voice& voice, const PlayedRecord& played,
                 const Board& board) {
    const auto heads = team_names(voice, played.record, board.rules);
    out.append("\n").append(
        voice(phrase::terminal_sheet_hand{.figure = board.hand_number,
                                          .name = seat_name(voice, played.record, board.dealer),
                                          .over = board.over() ? "yes" : "no"}));
    out.append("\n");
    std::vector<SheetRow> rows = terminal::rows_to_tell(board.rules, terminal::sheet_rows(board));
    if (!board.over())
        std::erase_if(rows,
                      [](const SheetRow& row) { return row.name != Word::score_brought_forward; });
    if (!rows.empty()) terminal::append_cells(out, "", heads, heads);
    for (const SheetRow& row : rows) terminal::append_row(out, voice, row, heads);
}

// Draws how the totals grew, with one column per hand, scaled to the highest total of the game.
void append_curve(std::string& out, const Voice& voice, const PlayedRecord& played) {
    std::vector<PerTeam<int>> totals;
    int most = 1;
    for (const Board& board : played.hands) {
        if (!board.over() || board.rules.is_race()) continue;
        totals.push_back(totals_after(board));
        for (const int total : totals.back()) most = std::max(most, total);
    }
    if (totals.size() < 2) return;
    const auto names = team_names(voice, played.record, played.hands[0].rules);
    int widest = 0;
    for (const std::string& name : names) widest = std::max(widest, terminal::width_of(name));
    out.append("\n").append(voice(Word::terminal_sheet_totals)).append("\n");
    for (std::size_t team = 0; team < names.size(); ++team) {
        std::vector<double> shares;
        for (const PerTeam<int>& each : totals)
            shares.push_back(static_cast<double>(each[team]) / most);
        out += fmt::format("{}{}  {}  {}\n", names[team], terminal::padding(names[team], widest),
                           columns_of(shares, 1)[0], voice(totals.back()[team]));
    }
}

// "parker-1988, 4 players, target 200": edition and house rules as the record names them.
std::string title(const Voice& voice, const Record& record) {
    if (!record.edition || !record.players)
        return std::string(voice(Word::terminal_sheet_empty)) + "\n";
    std::string text = voice(
        phrase::terminal_sheet_title{.edition = id(*record.edition), .figure = *record.players});
    for (const auto& [name, value] : house_rule_texts(record.house))
        text += fmt::format(", {} {}", name, value);
    return text + "\n";
}

std::string result(const Voice& voice, const PlayedRecord& played) {
    if (played.hands.empty()) return std::string(voice(Word::terminal_sheet_no_hand));
    const Board& last = played.hands.back();
    if (last.phase != Phase::game_over) return std::string(voice(Word::terminal_sheet_not_over));
    std::vector<std::string> names;
    for (unsigned won = winners(last); won != 0; won &= won - 1)
        names.push_back(team_name(voice, played.record, last.rules, std::countr_zero(won)));
    const std::string all = terminal::listed(voice, names);
    return names.size() > 1 ? voice(phrase::terminal_sheet_drawn{.names = all})
                            : voice(phrase::terminal_sheet_winner{.names = all});
}

}  // namespace

PlayedRecord read_played_record(const std::string& file) {
    LineInput input = record_input(file);
    RecordReader reader;
    std::vector<Board> hands;
    while (const auto line = input.next()) {
        const RecordReader::Step step = reader.feed(*line);
        if (step == RecordReader::Step::fault)
            throw InputFault(translate(*reader.fault(), input.name()));
        if (const std::string fault = input.size_fault(); !fault.empty()) throw InputFault(fault);
        if (step == RecordReader::Step::dealt) hands.emplace_back();
        if (step != RecordReader::Step::nothing) hands.back() = reader.position()->board;
    }
    return {reader.record(), std::move(hands)};
}

std::string score_sheet(const PlayedRecord& played, words::Language language) {
    const Voice voice(language, played.record.edition.value_or(kDefaultEdition));
    std::string out = title(voice, played.record);
    for (const Board& board : played.hands) append_hand(out, voice, played, board);
    append_curve(out, voice, played);
    return out.append("\n").append(result(voice, played)).append("\n");
}

}  // namespace bornes::cli
