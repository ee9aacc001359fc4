// Game records, version 1: a strict reader and a canonical writer (docs/record-format.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "bornes/position.h"
#include "bornes/text_fault.h"

namespace bornes {

// What a record says. It may stop anywhere: what is missing has not happened yet.
struct Record {
    struct HandRecord {
        int dealer = 0;  // a seat, from 0
        std::optional<DeckOrder> deck;
        std::vector<Action> actions;  // who acts follows from the position
        friend bool operator==(const HandRecord&, const HandRecord&) = default;
    };

    std::optional<Edition> edition;
    std::optional<int> players;
    HouseRules house;
    std::array<std::string, kMaxPlayers> seats;  // empty: no name given
    std::vector<std::pair<std::string, std::string>> tags;
    std::vector<HandRecord> hands;

    friend bool operator==(const Record&, const Record&) = default;
};

// The canonical text. The record should be one that a reader accepts; of any other, a text comes
// that a reader refuses.
std::string to_text(const Record& record);

// Line and column count from 1, the column in code points; a UTF-8 mark is no part of its line. The
// column is where the word at fault begins (of an illegal action, its first word after the seat),
// or just past the last word of the line if something is missing.
struct RecordFault {
    std::uint64_t line = 1;
    std::uint64_t column = 1;
    TextFault fault;  // its offset counts from the beginning of the line

    std::string why() const { return fault.why(); }
};
// "FILE:LINE:COLUMN: why"
std::string to_text(const RecordFault& fault, std::string_view file);

// Reads line by line, so that everything before a fault can be used.
class RecordReader {
public:
    enum class Step {
        nothing,  // no new position: a line of the header, a comment, a `hand` line
        dealt,
        acted,
        fault,  // and so from now on
    };

    // One line with its line end; the last line of a file may have none.
    Step feed(std::string_view line);

    // What was read before any fault.
    const Record& record() const { return record_; }
    // The position after the last line that dealt or acted.
    const std::optional<Position>& position() const { return position_; }
    const std::optional<RecordFault>& fault() const { return fault_; }

private:
    friend class RecordLine;  // what one line may say (record_line.h)

    Record record_;
    Rules rules_;  // from the first `hand` line on
    std::optional<Position> position_;
    std::optional<RecordFault> fault_;
    std::unordered_set<std::string> tag_names_;
    std::uint64_t lines_ = 0;
    bool begun_ = false;  // `bornes-record 1` was read
};

Result<Record, RecordFault> read_record(std::string_view bytes);

}  // namespace bornes
