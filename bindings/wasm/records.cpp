// Records for pages and node, with the engine's own reader and writer (docs/record-format.md).
#include <algorithm>
#include <string>
#include <string_view>

#include "bornes/bornes.h"
#include "engine/json_writer.h"
#include "export.h"
#include "positions.h"
#include "text.h"

namespace bornes::wasm {
namespace {

using detail::JsonWriter;

// Reads a record up to the first fault.
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

    // A Record does not keep who acted. So this notes the seat to act before it reads the line.
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
    std::vector<Seat> seats_;  // who acted, in all hands
    mutable std::size_t written_ = 0;
};

// The record that the host is writing, and its rules.
Record draft;
Rules draft_rules;

}  // namespace

// Input: a record. Output: its content up to the first fault as JSON, with the canonical text, and
// the fault if there is one. Returns 1.
BORNES_EXPORT(read_record) int read_record_text() {
    const std::string bytes(input());
    JsonWriter json(output());
    Reading(bytes).write(json);
    return 1;
}

// The host writes a record part by part: begin_record, then its seats, tags and hands, then
// end_record. Each returns 1, or kNo.
//
// Input: the same as for make_rules.
BORNES_EXPORT(begin_record) int begin_record(int players) {
    const std::optional<ChosenRules> chosen = read_choice(players);
    if (!chosen) return kNo;
    draft = {};
    draft.edition = chosen->edition;
    draft.players = players;
    draft.house = chosen->house;
    draft_rules = chosen->rules;
    return 1;
}

// Input: the name of the player in that seat.
BORNES_EXPORT(record_seat) int record_seat(int seat) {
    if (seat < 0 || seat >= draft_rules.players) return answer(kNo, "the seat is not at the table");
    draft.seats[static_cast<std::size_t>(seat)] = input();
    return 1;
}

// Input: the tag's name, a blank, and its text.
BORNES_EXPORT(record_tag) int record_tag() {
    const std::string_view text = input();
    const std::size_t blank = std::min(text.find(' '), text.size());
    draft.tags.emplace_back(text.substr(0, blank), text.substr(std::min(blank + 1, text.size())));
    return 1;
}

// Input: the deck.
BORNES_EXPORT(record_hand) int record_hand(int dealer) {
    DeckOrder deck{};
    const std::string_view fault = read_deck(draft_rules, deck);
    if (!fault.empty()) return answer(kNo, fault);
    draft.hands.push_back({dealer, deck, {}});
    return 1;
}

// Input: the text of the next action of the last hand. The position determines who acts.
BORNES_EXPORT(record_action) int record_action() {
    const Result<Action> action = action_from_text(input());
    if (!action) return answer(kNo, action.fault().code, action.fault().why());
    if (draft.hands.empty()) return answer(kNo, "no hand is dealt");
    draft.hands.back().actions.push_back(*action);
    return 1;
}

// Output: the canonical text. Returns kNo if a reader would refuse it.
BORNES_EXPORT(end_record) int end_record() {
    const std::string text = to_text(draft);
    const auto read = read_record(text);
    if (!read) return answer(kNo, read.fault().fault.code, to_text(read.fault(), "record"));
    return answer(1, text);
}

}  // namespace bornes::wasm
