// The score sheet as rows, for whoever prints it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bornes/board.h"
#include "words/words.h"

namespace bornes::terminal {

struct SheetRow {
    words::Word name;
    std::vector<int> figures;  // one a team
    bool is_total = false;
};
// All rows of the printed sheet (docs/rules.md, R7), the 300 for all four safeties among those of
// the safeties. The hand need not be over.
std::vector<SheetRow> sheet_rows(const Board& board);
// Those to be shown: a race is about the distance alone (R7.11).
std::vector<SheetRow> rows_that_count(const Board& board);

// A line of a table: a label and one cell for each team, right under the heads.
void append_cells(std::string& out, std::string_view label, const std::vector<std::string>& heads,
                  const std::vector<std::string>& cells);

}  // namespace bornes::terminal
