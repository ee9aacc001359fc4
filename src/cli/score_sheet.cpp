#include "score_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "bornes/score.h"
#include "bornes/settings.h"
#include "bornes/utf8.h"
#include "failure.h"
#include "input.h"
#include "terminal/telling/sheet.h"
#include "terminal/telling/text.h"

namespace bornes::cli {
namespace {

using terminal::SheetRow;
using words::Voice;
using words::Word;

constexpr std::size_t kLongestName = 24;
constexpr std::size_t kNarrowestColumn = 6;

std::string seat_name(const Record& record, int seat) {
    const std::string& name = record.seats[static_cast<std::size_t>(seat)];
    return name.empty() ? fmt::format("Seat {}", seat + 1) : printable(name, kLongestName);
}

// "Ann & Cid": partners share a column.
std::string team_name(const Record& record, const Rules& rules, int team) {
    std::string names;
    for (int seat = team; seat < rules.players; seat += rules.teams)
        names.append(names.empty() ? "" : " & ").append(seat_name(record, seat));
    return names;
}

std::vector<std::string> team_names(const Record& record, const Rules& rules) {
    std::vector<std::string> names;
    names.reserve(rules.teams);
    for (int team = 0; team < rules.teams; ++team) names.push_back(team_name(record, rules, team));
    return names;
}

// In cells of a terminal: some letters take two.
std::size_t width_of(std::string_view text) {
    return static_cast<std::size_t>(terminal::width_of(text));
}

// Blanks that make up for what a text lacks in width.
std::string padding(std::string_view text, std::size_t width) {
    return std::string(width - std::min(width, width_of(text)), ' ');
}

// A label and a cell a team, right under the name of the team.
void append_cells(std::string& out, std::string_view label, const std::vector<std::string>& heads,
                  const std::vector<std::string>& cells) {
    constexpr std::size_t label_width = 18;
    out.append(label);
    if (!cells.empty()) out.append(padding(label, label_width));
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::size_t width = std::max(width_of(heads[i]), kNarrowestColumn);
        out.append("  ").append(padding(cells[i], width)).append(cells[i]);
    }
    out += '\n';
}

// The command speaks the reference language.
void append_row(std::string& out, const SheetRow& row, const std::vector<std::string>& heads) {
    std::vector<std::string> cells;
    cells.reserve(row.figures.size());
    for (const int figure : row.figures) cells.push_back(std::to_string(figure));
    append_cells(out, Voice(words::Language(), kDefaultEdition)(row.name), heads, cells);
}

// An unfinished hand has no score: only what was brought forward is certain.
void append_hand(std::string& out, const PlayedRecord& played, const Board& board) {
    const auto heads = team_names(played.record, board.rules);
    const std::string dealer = seat_name(played.record, board.dealer);
    out += fmt::format("\nHand {}, dealt by {}{}\n", board.hand_number, dealer,
                       board.over() ? "" : ": not finished");
    append_cells(out, "", heads, heads);
    for (const SheetRow& row : terminal::sheet_rows(board))
        if (board.over() || row.name == Word::score_brought_forward) append_row(out, row, heads);
}

// "parker-1988, 4 players, target 200"
std::string title(const Record& record) {
    if (!record.edition || !record.players) return "An empty record\n";
    std::string text = fmt::format("{}, {} players", id(*record.edition), *record.players);
    for (const auto& [name, value] : house_rule_texts(record.house))
        text += fmt::format(", {} {}", name, value);
    return text + "\n";
}

std::string result(const PlayedRecord& played) {
    if (played.hands.empty()) return "No hand was dealt.\n";
    const Board& last = played.hands.back();
    if (last.phase != Phase::game_over) return "The game is not over.\n";
    std::string names;
    for (unsigned won = winners(last); won != 0; won &= won - 1)
        names.append(names.empty() ? "" : ", ")
            .append(team_name(played.record, last.rules, std::countr_zero(won)));
    const bool drawn = !std::has_single_bit(winners(last));
    return fmt::format("{}: {}\n", drawn ? "Drawn" : "Winner", names);
}

}  // namespace

PlayedRecord read_played_record(const std::string& file) {
    LineInput input = record_input(file);
    RecordReader reader;
    std::vector<Board> hands;
    while (const auto line = input.next()) {
        const RecordReader::Step step = reader.feed(*line);
        if (step == RecordReader::Step::fault)
            throw InputFault(to_text(*reader.fault(), input.name()));
        if (step == RecordReader::Step::dealt) hands.emplace_back();
        if (step != RecordReader::Step::nothing) hands.back() = reader.position()->board;
    }
    return {reader.record(), std::move(hands)};
}

std::string score_sheet(const PlayedRecord& played) {
    std::string out = title(played.record);
    for (const Board& board : played.hands) append_hand(out, played, board);
    return out.append("\n").append(result(played));
}

}  // namespace bornes::cli
