// A record and the table at the end of each of its hands.
#pragma once

#include <string>
#include <vector>

#include "bornes/record.h"

namespace bornes::cli {

struct PlayedRecord {
    Record record;
    std::vector<Board> hands;  // those that were dealt; only the last may be unfinished
};

// Throws an InputFault, or a Failure if the file cannot be read. `-` is standard input.
PlayedRecord read_played_record(const std::string& file);

}  // namespace bornes::cli
