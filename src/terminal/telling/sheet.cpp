#include "terminal/telling/sheet.h"

#include <algorithm>

#include "bornes/score.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {

using words::Word;

std::vector<SheetRow> sheet_rows(const Board& board) {
    std::vector<SheetRow> rows;
    const auto add = [&](Word name, auto figure, bool is_total = false) {
        SheetRow& row = rows.emplace_back(SheetRow{name, {}, is_total});
        for (int team = 0; team < board.rules.teams; ++team) row.figures.push_back(figure(team));
    };
    add(Word::score_brought_forward, [&](int team) { return board.totals[team]; });
    for (const ScoreRow& row : kScoreRows) {
        // On the printed sheet, the row of safeties includes the points for all four.
        if (row.points == &Score::all_safeties) continue;
        const bool safeties = row.points == &Score::safeties;
        add(words::name_of(row), [&](int team) {
            const Score points = score(board, team);
            return points.*row.points + (safeties ? points.all_safeties : 0);
        });
    }
    add(
        Word::score_total_for_deal, [&](int team) { return score(board, team).total(); }, true);
    add(
        Word::score_combined_total, [&](int team) { return totals_after(board)[team]; }, true);
    return rows;
}

std::vector<SheetRow> rows_that_count(const Board& board) {
    std::vector<SheetRow> rows = sheet_rows(board);
    if (board.rules.is_race())
        std::erase_if(rows, [](const SheetRow& row) { return row.name != Word::score_milestones; });
    return rows;
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
