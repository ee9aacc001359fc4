// The rows of the score sheet.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bornes/board.h"
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
// The rows to show. A race has only the distance (R7.11).
std::vector<SheetRow> rows_that_count(const Board& board);

// Appends a line of a table: a label and one cell per team, aligned with the heads.
void append_cells(std::string& out, std::string_view label, const std::vector<std::string>& heads,
                  const std::vector<std::string>& cells);

}  // namespace bornes::terminal
