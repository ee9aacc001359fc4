#include "terminal/telling/sheet.h"

#include "bornes/score.h"

namespace bornes::terminal {

using words::Word;

std::vector<SheetRow> sheet_rows(const Board& board) {
    std::vector<SheetRow> rows;
    const auto add = [&](Word name, auto figure, bool is_total = false) {
        SheetRow& row = rows.emplace_back(SheetRow{name, {}, is_total});
        for (int team = 0; team < board.rules.teams; ++team) row.figures.push_back(figure(team));
    };
    const auto add_points = [&](Word name, std::uint16_t Score::*points) {
        add(name, [&](int team) { return score(board, team).*points; });
    };
    add(Word::score_brought_forward,
        [&](int team) { return board.totals[static_cast<std::size_t>(team)]; });
    add_points(Word::score_milestones, &Score::milestones);
    add(Word::score_safeties, [&](int team) {
        const Score points = score(board, team);
        return points.safeties + points.all_safeties;
    });
    add_points(Word::score_coup_fourres, &Score::coup_fourres);
    add_points(Word::score_trip_completed, &Score::trip_completed);
    add_points(Word::score_delayed_action, &Score::delayed_action);
    add_points(Word::score_safe_trip, &Score::safe_trip);
    add_points(Word::score_shut_out, &Score::shut_out);
    add_points(Word::score_extension, &Score::extension);
    add(
        Word::score_total_for_deal, [&](int team) { return score(board, team).total(); }, true);
    add(
        Word::score_combined_total,
        [&](int team) { return totals_after(board)[static_cast<std::size_t>(team)]; }, true);
    return rows;
}

std::vector<SheetRow> rows_that_count(const Board& board) {
    std::vector<SheetRow> rows = sheet_rows(board);
    if (board.rules.is_race())
        std::erase_if(rows, [](const SheetRow& row) { return row.name != Word::score_milestones; });
    return rows;
}

}  // namespace bornes::terminal
