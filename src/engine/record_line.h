// One line of a record: what it may say at this point, and what it changes.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "bornes/notation.h"
#include "bornes/record.h"
#include "text.h"

namespace bornes {

// Nothing is changed unless all of the line is well.
class RecordLine {
public:
    using Outcome = std::variant<RecordReader::Step, TextFault>;

    // `content` is the line without its end and its comment.
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

    // Empty if the line may stand here, otherwise why it may not.
    std::string misplaced_option() const;
    std::string misplaced_hand() const;
    std::string misplaced_action() const;

    // A number from `min` to `max`, called `what` in the fault.
    std::variant<int, TextFault> take_number(std::string_view what, int min, int max);
    std::variant<DeckOrder, TextFault> take_deck();
    TextFault fault_here(std::string why) const { return {std::move(why), words_.offset()}; }
    TextFault fault_at_start(std::string why) const { return {std::move(why), start_}; }
    // Nothing may follow: a fault if something does.
    std::optional<TextFault> extra_word() const;

    RecordReader& reader_;
    Words words_;
    std::size_t start_ = 0;  // where the line's first word begins
};

}  // namespace bornes
