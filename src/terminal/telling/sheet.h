// The score sheet as rows, for whoever prints it.
#pragma once

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

}  // namespace bornes::terminal
