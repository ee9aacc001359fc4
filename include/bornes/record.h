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

namespace detail {
class RecordLine;
}

// The contents of a record. A record may stop anywhere: missing parts have not happened yet.
struct Record {
    // One hand of a game.
    struct HandRecord {
        int dealer = 0;  // a seat, from 0
        std::optional<DeckOrder> deck;
        std::vector<Action> actions;  // the position determines who acts
        friend bool operator==(const HandRecord&, const HandRecord&) = default;
    };

    std::optional<Edition> edition;
    std::optional<int> players;
    HouseRules house;
    std::array<std::string, kMaxPlayers> seats;             // empty: no name given
    std::vector<std::pair<std::string, std::string>> tags;  // name and text, in order
    std::vector<HandRecord> hands;

    friend bool operator==(const Record&, const Record&) = default;
};

// Returns the canonical text of a record. Does not check the record: read_record() refuses the text
// of an invalid one, such as a record with an illegal action.
std::string to_text(const Record& record);

// Where and why a record cannot be read. Line and column count from 1, the column in code points. A
// byte order mark does not count. The column is where the wrong word begins; for an illegal action,
// the first word after the seat. If something is missing, it is just past the last word of the
// line.
struct RecordFault {
    std::uint64_t line = 1;
    std::uint64_t column = 1;
    TextFault fault;  // its offset counts from the beginning of the line

    // The English sentence, in lower case and without a full stop.
    std::string why() const { return fault.why(); }
};
// Returns the fault as one line of text, "FILE:LINE:COLUMN: why", without a line end.
std::string to_text(const RecordFault& fault, std::string_view file);

// Reads line by line, so that everything before a fault can be used.
class RecordReader {
public:
    // What a line led to.
    enum class Step {
        nothing,  // no new position: a line of the header, a comment, a `hand` line
        dealt,    // a hand was dealt
        acted,    // an action was applied
        fault,    // the line is wrong, or an earlier line was
    };

    // Reads one line with its line end, which only the last line of a file may lack. Any bytes may
    // come in. After a fault the reader ignores all lines and returns `fault`.
    Step feed(std::string_view line);

    // What was read before the first fault.
    const Record& record() const { return record_; }
    // The position after the last line that dealt or acted; empty before the first deal.
    const std::optional<Position>& position() const { return position_; }
    // The fault of the first wrong line; empty if all lines are right.
    const std::optional<RecordFault>& fault() const { return fault_; }

private:
    friend class detail::RecordLine;  // what one line may say (record_line.h)

    Record record_;
    Rules rules_;  // from the first `hand` line on
    std::optional<Position> position_;
    std::optional<RecordFault> fault_;
    std::unordered_set<std::string> tag_names_;
    std::uint64_t lines_ = 0;
    bool begun_ = false;  // `bornes-record 1` was read
};

template <>
inline constexpr std::array<std::string_view, 4> kIds<RecordReader::Step>{"nothing", "dealt",
                                                                          "acted", "fault"};

// Reads a whole record. Returns the record, or the first fault. Any bytes may come in.
Result<Record, RecordFault> read_record(std::string_view bytes);

// A record as far as it can be read. `fault` says why reading stopped before the end of the text.
struct PartialRecord {
    Record record;
    std::optional<RecordFault> fault;
};
// Reads up to the first fault, for programs that show what a broken record still has.
PartialRecord read_record_part(std::string_view bytes);

}  // namespace bornes
