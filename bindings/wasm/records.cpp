// Records for a page or node: the engine's own reader and writer (docs/record-format.md).
#include <string>
#include <string_view>

#include "bornes/bornes.h"
#include "engine/json_writer.h"
#include "export.h"
#include "positions.h"
#include "text.h"

namespace bornes::wasm {
namespace {

// Reads as far as the record is legal.
class Reading {
public:
    explicit Reading(std::string_view bytes) {
        while (!bytes.empty() && !reader_.fault()) {
            const std::size_t end = bytes.find('\n');
            const std::size_t size = end == std::string_view::npos ? bytes.size() : end + 1;
            take_line(bytes.substr(0, size));
            bytes.remove_prefix(size);
        }
    }

    void write(JsonWriter& json) const {
        json.object([&] {
            json.field("text", to_text(record()));
            write_header(json);
            json.key("hands").array(
                record().hands, [&](const Record::HandRecord& hand) { write_hand(json, hand); });
            if (reader_.fault()) write_fault(json.key("fault"), *reader_.fault());
        });
    }

private:
    const Record& record() const { return reader_.record(); }

    // Who acts follows from the position, so it is noted before the line is read.
    void take_line(std::string_view line) {
        const Seat to_act = reader_.position() ? reader_.position()->board.seat : kNoSeat;
        if (reader_.feed(line) == RecordReader::Step::acted) seats_.push_back(to_act);
    }

    void write_header(JsonWriter& json) const {
        if (record().edition) json.field("rules", id(*record().edition));
        if (record().players) json.field("players", *record().players);
        json.key("set").object([&] {
            for (const auto& [name, value] : house_rule_texts(record().house))
                json.field(name, value);
        });
        json.key("seats").array(
            std::span(record().seats).first(static_cast<std::size_t>(record().players.value_or(0))),
            [&](const std::string& name) { json.value(name); });
        json.key("tags").array(record().tags, [&](const auto& tag) {
            json.array(std::array{tag.first, tag.second},
                       [&](const std::string& text) { json.value(text); });
        });
    }

    void write_hand(JsonWriter& json, const Record::HandRecord& hand) const {
        json.object([&] {
            json.field("dealer", hand.dealer + 1);
            if (!hand.deck) return;
            const auto cards = reader_.position()->board.rules.deck_size();
            json.key("deck").array(std::span(*hand.deck).first(static_cast<std::size_t>(cards)),
                                   [&](Card card) { json.value(id(card)); });
            json.key("moves").array(hand.actions, [&](Action action) {
                json.object([&] {
                    json.field("seat", seats_[written_++] + 1);
                    json.field("action", bornes::to_text(action));
                });
            });
        });
    }

    static void write_fault(JsonWriter& json, const RecordFault& fault) {
        json.object([&] {
            json.field("line", fault.line);
            json.field("column", fault.column);
            json.field("code", id(fault.fault.code));
            json.key("arguments").array(fault.fault.arguments, [&](const std::string& argument) {
                json.value(argument);
            });
            json.field("why", fault.why());
        });
    }

    RecordReader reader_;
    std::vector<Seat> seats_;  // who acted, over all hands
    mutable std::size_t written_ = 0;
};

}  // namespace

// Input: a record. Output: what it says, as far as it is legal, in JSON, with its canonical text
// and with the fault if there is one. Always 1.
BORNES_EXPORT(read_record) int read_record_text() {
    const std::string bytes(input());
    JsonWriter json(output());
    Reading(bytes).write(json);
    return 1;
}

}  // namespace bornes::wasm
