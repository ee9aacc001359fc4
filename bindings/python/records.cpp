// Game records: reading, replaying, writing.
#include <algorithm>

#include "structs.h"

namespace bornes::python {
namespace {

// A hand of a record. The deck has as many cards as the deck of the rules.
struct HandRecord {
    int dealer = 0;
    std::optional<Cards> deck;
    std::vector<Action> actions;
};

py::tuple fields_of_hand(const HandRecord& hand) {
    const py::object deck = hand.deck ? tuple_of(*hand.deck) : py::object(py::none());
    return py::make_tuple(hand.dealer, deck, tuple_of(hand.actions));
}

HandRecord hand_of(const py::tuple& fields) {
    return {fields[0].cast<int>(), fields[1].cast<std::optional<Cards>>(),
            fields[2].cast<std::vector<Action>>()};
}

int deck_size_of(const Record& record) {
    if (!record.edition || !record.players) return kFullDeck;
    return make_rules(*record.edition, *record.players, record.house).rules.deck_size();
}

std::vector<HandRecord> hands_of(const Record& record) {
    std::vector<HandRecord> hands;
    for (const Record::HandRecord& hand : record.hands) {
        hands.push_back({hand.dealer, std::nullopt, hand.actions});
        if (hand.deck)
            hands.back().deck.emplace(hand.deck->begin(),
                                      hand.deck->begin() + deck_size_of(record));
    }
    return hands;
}

void set_hands(Record& record, const std::vector<HandRecord>& hands) {
    std::vector<Record::HandRecord> checked;
    for (const HandRecord& hand : hands) {
        need_below("the dealer", hand.dealer, kMaxPlayers);
        checked.push_back({hand.dealer, std::nullopt, hand.actions});
        if (!hand.deck) continue;
        if (hand.deck->size() > kFullDeck) throw py::value_error("the deck has too many cards");
        std::copy(hand.deck->begin(), hand.deck->end(), checked.back().deck.emplace().begin());
    }
    record.hands = std::move(checked);
}

std::vector<std::string> seats_of(const Record& record) {
    return {record.seats.begin(), record.seats.begin() + record.players.value_or(kMaxPlayers)};
}

void set_seats(Record& record, const std::vector<std::string>& names) {
    if (names.size() > record.seats.size()) throw py::value_error("there are at most six seats");
    const auto rest = std::copy(names.begin(), names.end(), record.seats.begin());
    std::fill(rest, record.seats.end(), std::string());
}

void set_players(Record& record, std::optional<int> players) {
    if (players && (*players < kMinPlayers || *players > kMaxPlayers))
        throw py::value_error(std::string(sentence(RulesFault::players_out_of_range)));
    record.players = players;
}

py::tuple fields_of_record(const Record& record) {
    return py::make_tuple(record.edition, record.players, record.house, tuple_of(seats_of(record)),
                          tuple_of(record.tags), tuple_of(hands_of(record)));
}

Record record_of(const py::tuple& fields) {
    Record record;
    record.edition = fields[0].cast<std::optional<Edition>>();
    set_players(record, fields[1].cast<std::optional<int>>());
    record.house = fields[2].cast<HouseRules>();
    set_seats(record, fields[3].cast<std::vector<std::string>>());
    record.tags = fields[4].cast<std::vector<std::pair<std::string, std::string>>>();
    set_hands(record, fields[5].cast<std::vector<HandRecord>>());
    return record;
}

Record record_or_raise(const std::string& text, const std::string& file) {
    auto read = read_record(text);
    if (read) return *std::move(read);
    throw py::value_error(to_text(read.fault(), file));
}

// Returns whether the line led to a new position.
bool feed_or_raise(RecordReader& reader, const std::string& line) {
    const RecordReader::Step step = reader.feed(line);
    if (step == RecordReader::Step::fault) throw py::value_error(to_text(*reader.fault(), "-"));
    return step != RecordReader::Step::nothing;
}

void bind_record(py::module_& module) {
    py::class_<HandRecord> hand(module, "HandRecord",
                                "One hand of a record. The dealer is a seat, from 0. The deck is "
                                "in dealing order, or None.");
    hand.def(py::init<int, std::optional<Cards>, std::vector<Action>>(), py::arg("dealer"),
             py::arg("deck") = py::none(), py::arg("actions") = std::vector<Action>{})
        .def_readwrite("dealer", &HandRecord::dealer)
        .def_readwrite("deck", &HandRecord::deck)
        .def_readwrite("actions", &HandRecord::actions);
    bind_fields(hand, &fields_of_hand, &hand_of);

    py::class_<Record> record(module, "Record",
                              "The contents of a record. `seats`, `tags` and `hands` return "
                              "copies: to change one, assign a whole list. What has not happened "
                              "yet is None or missing.");
    record.def(py::init<>())
        .def_readwrite("edition", &Record::edition)
        .def_property(
            "players", [](const Record& self) { return self.players; }, &set_players)
        .def_readwrite("house", &Record::house)
        .def_property("seats", &seats_of, &set_seats,
                      "The name of each seat; empty without a name.")
        .def_readwrite("tags", &Record::tags)
        .def_property("hands", &hands_of, &set_hands);
    bind_fields(record, &fields_of_record, &record_of);
}

void bind_faults(py::module_& module) {
    bind_struct(module, "TextFault", "What is wrong with a text, and where.",
                Field{"code", &TextFault::code, ""},
                Field{"arguments", &TextFault::arguments, "The words that the sentence quotes."},
                Field{"offset", &TextFault::offset,
                      "The byte of the line where the wrong word begins, from 0. If something is "
                      "missing, the byte after the last word."})
        .def("why", &TextFault::why, "An English sentence.");
    bind_struct(module, "RecordFault", "Where and why a record cannot be read.",
                Field{"line", &RecordFault::line, "From 1."},
                Field{"column", &RecordFault::column, "From 1, in code points."},
                Field{"fault", &RecordFault::fault, ""})
        .def("why", &RecordFault::why, "An English sentence.");
    bind_struct(module, "PartialRecord", "A record as far as it can be read.",
                Field{"record", &PartialRecord::record, "What was read before the fault."},
                Field{"fault", &PartialRecord::fault, "None if the whole text was read."});
}

}  // namespace

void bind_records(py::module_& module) {
    bind_record(module);
    bind_faults(module);
    py::class_<RecordReader>(module, "RecordReader",
                             "Reads a record line by line, and has the position after each line.")
        .def(py::init<>())
        .def("feed", &feed_or_raise, py::arg("line"),
             "Reads one line with its line end. Returns True if the line led to a new position. "
             "ValueError if this line is wrong, or an earlier one was.")
        .def_property_readonly("record", &RecordReader::record,
                               "What was read before the first fault.")
        .def_property_readonly("position", &RecordReader::position,
                               "The position after the last line that dealt or acted; None before "
                               "the first deal.")
        .def_property_readonly("fault", &RecordReader::fault,
                               "What is wrong with the first wrong line, or None.");
    module.def("read_record", &record_or_raise, py::arg("text"), py::arg("file") = "-",
               "Reads a whole record. ValueError with \"FILE:LINE:COLUMN: why\" for the first "
               "fault.");
    module.def("read_record_part", &read_record_part, py::arg("text"),
               "Reads up to the first fault, for programs that show what a broken record still "
               "has. Never raises ValueError.");
    module.def("to_text", py::overload_cast<const Record&>(&to_text), py::arg("record"),
               "The canonical text of a record. If the record has an illegal action, for example, "
               "read_record refuses the text.");
    module.def("to_text", py::overload_cast<const RecordFault&, std::string_view>(&to_text),
               py::arg("fault"), py::arg("file"),
               "The fault as one line, \"FILE:LINE:COLUMN: why\", without a line end.");
}

}  // namespace bornes::python
