// Game records, version 1: a strict reader and a canonical writer (docs/record-format.md).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "bornes/position.h"

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

// The canonical text. The record must be one that a reader accepts.
std::string to_text(const Record& record);

// Line and column count from 1, the column in code points.
struct RecordFault {
    int line = 1;
    int column = 1;
    std::string why;
};
// "FILE:LINE:COLUMN: why"
std::string to_text(const RecordFault& fault, std::string_view file);

// Reads line by line, so that everything before a fault can be used.
class RecordReader {
public:
    enum class Step { nothing, dealt, acted };

    // One line without its line feed; a carriage return at its end is accepted.
    std::variant<Step, RecordFault> feed(std::string_view line);

    const Record& record() const { return record_; }
    // The position after the last line that dealt or acted.
    const std::optional<Position>& position() const { return position_; }

private:
    Record record_;
    std::optional<Position> position_;
    int line_ = 0;
};

std::variant<Record, RecordFault> read_record(std::string_view bytes);

}  // namespace bornes
