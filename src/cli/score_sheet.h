// The score sheet of a game, as it is printed on paper and as JSON.
#pragma once

#include <string>
#include <vector>

#include "bornes/record.h"
#include "input.h"
#include "words/language.h"

namespace bornes::cli {

// A record, and the board at the end of each of its hands.
struct PlayedRecord {
    Record record;
    std::vector<Board> hands;  // hands that were dealt; only the last may be unfinished
};

// Throws an InputFault, or a Failure if the file cannot be read. `-` is standard input.
PlayedRecord read_played_record(const std::string& file);

// A table with one column per team and the rows of the printed sheet for every hand, then the
// winner.
std::string score_sheet(const PlayedRecord& played, words::Language language);
// One JSON object on one line.
std::string score_json(const PlayedRecord& played);

}  // namespace bornes::cli
