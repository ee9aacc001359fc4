// The rows of the score sheet.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bornes/board.h"
#include "bornes/score.h"
#include "words/words.h"

namespace bornes::terminal {

struct SheetRow {
    words::Word name;
    std::vector<int> figures;  // one per team
    bool is_total = false;
};
// All rows of the printed sheet (docs/rules.md, R7). The row of safeties includes the 300 for all
// four. Also works for a hand that is not over.
std::vector<SheetRow> sheet_rows(const Board& board);
// The rows of one hand alone, without what was brought forward.
std::vector<SheetRow> sheet_rows(const Rules& rules, const PerTeam<Score>& scores);
// The rows to show. A race has only the distance (R7.11).
std::vector<SheetRow> rows_that_count(const Rules& rules, std::vector<SheetRow> rows);
// The rows to show in lines of text: without rows of zeros.
std::vector<SheetRow> rows_to_tell(const Rules& rules, std::vector<SheetRow> rows);

// Appends a line of a table: a label and one cell per team, aligned with the heads.
void append_cells(std::string& out, std::string_view label, const std::vector<std::string>& heads,
                  const std::vector<std::string>& cells);
// The same for a row of a sheet.
void append_row(std::string& out, const words::Voice& voice, const SheetRow& row,
                const std::vector<std::string>& heads);

}  // namespace bornes::terminal
