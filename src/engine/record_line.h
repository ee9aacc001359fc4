// One line of a record: what it may contain at this point, and what it changes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bornes/notation.h"
#include "bornes/record.h"
#include "text.h"

namespace bornes::detail {

// Changes the reader only if the whole line is valid.
class RecordLine {
public:
    using Outcome = Result<RecordReader::Step>;
    using Code = TextFaultCode;
    using Arguments = std::vector<std::string>;

    // `content` is the line without its line end and its comment.
    RecordLine(RecordReader& reader, std::string_view content) : reader_(reader), words_(content) {}

    Outcome read();

private:
    struct Kind {
        std::string_view word;
        Outcome (RecordLine::*read)();
    };
    static const std::array<Kind, 7> kKinds;

    Outcome read_version();
    Outcome read_rules();
    Outcome read_players();
    Outcome read_set();
    Outcome read_seat();
    Outcome read_tag();
    Outcome read_hand();
    Outcome read_deck();
    Outcome read_action();

    // Returns nothing if the line may stand here, otherwise why not.
    std::optional<TextFault> misplaced_option() const;
    std::optional<TextFault> misplaced_hand() const;
    std::optional<TextFault> misplaced_action() const;

    // Takes a number from `min` to `max`. The codes are the faults for a missing number and for a
    // number out of range.
    Result<int> take_number(Code missing, Code out_of_range, int min, int max);
    Result<DeckOrder> take_deck();
    TextFault fault_here(Code code, Arguments arguments = {}) const {
        return {code, std::move(arguments), words_.offset()};
    }
    TextFault fault_at_start(Code code, Arguments arguments = {}) const {
        return {code, std::move(arguments), start_};
    }
    // Returns a fault if another word follows.
    std::optional<TextFault> extra_word() const;

    RecordReader& reader_;
    Words words_;
    std::size_t start_ = 0;  // where the line's first word begins
};

}  // namespace bornes::detail
