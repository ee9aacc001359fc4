#include "terminal/telling/sheet.h"

#include <algorithm>
#include <utility>

#include "terminal/telling/text.h"

namespace bornes::terminal {

using words::Word;

namespace {

// `figure` returns the points of a team.
template <class Figure>
SheetRow row_of(const Rules& rules, Word name, Figure figure, bool is_total = false) {
    SheetRow row{name, {}, is_total};
    for (int team = 0; team < rules.teams; ++team) row.figures.push_back(figure(team));
    return row;
}

}  // namespace

std::vector<SheetRow> sheet_rows(const Rules& rules, const PerTeam<Score>& scores) {
    std::vector<SheetRow> rows;
    for (const ScoreRow& row : kScoreRows) {
        // On the printed sheet, the row of safeties includes the points for all four.
        if (row.points == &Score::all_safeties) continue;
        const bool safeties = row.points == &Score::safeties;
        rows.push_back(row_of(rules, words::name_of(row), [&](int team) {
            return scores[team].*row.points + (safeties ? scores[team].all_safeties : 0);
        }));
    }
    rows.push_back(row_of(
        rules, Word::score_total_for_deal, [&](int team) { return scores[team].total(); }, true));
    return rows;
}

std::vector<SheetRow> sheet_rows(const Board& board) {
    PerTeam<Score> scores{};
    for (int team = 0; team < board.rules.teams; ++team) scores[team] = score(board, team);
    std::vector<SheetRow> rows = sheet_rows(board.rules, scores);
    rows.insert(rows.begin(), row_of(board.rules, Word::score_brought_forward,
                                     [&](int team) { return board.totals[team]; }));
    const PerTeam<int> totals = totals_after(board);
    rows.push_back(row_of(
        board.rules, Word::score_combined_total, [&](int team) { return totals[team]; }, true));
    return rows;
}

std::vector<SheetRow> rows_that_count(const Rules& rules, std::vector<SheetRow> rows) {
    if (rules.is_race())
        std::erase_if(rows, [](const SheetRow& row) { return row.name != Word::score_milestones; });
    return rows;
}

std::vector<SheetRow> rows_to_tell(const Rules& rules, std::vector<SheetRow> rows) {
    rows = rows_that_count(rules, std::move(rows));
    std::erase_if(rows, [&](const SheetRow& row) {
        const auto& figures = row.figures;
        return !row.is_total && !rules.is_race() &&
               std::all_of(figures.begin(), figures.end(), [](int each) { return each == 0; });
    });
    return rows;
}

void append_row(std::string& out, const words::Voice& voice, const SheetRow& row,
                const std::vector<std::string>& heads) {
    std::vector<std::string> cells;
    cells.reserve(row.figures.size());
    for (const int figure : row.figures) cells.push_back(voice(figure));
    append_cells(out, voice(row.name), heads, cells);
}

void append_cells(std::string& out, std::string_view label, const std::vector<std::string>& heads,
                  const std::vector<std::string>& cells) {
    constexpr int label_width = 18;
    constexpr int narrowest_column = 6;
    out.append(label);
    if (!cells.empty()) out.append(padding(label, label_width));
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const int width = std::max(width_of(heads[i]), narrowest_column);
        out.append("  ").append(padding(cells[i], width)).append(cells[i]);
    }
    out += '\n';
}

}  // namespace bornes::terminal
