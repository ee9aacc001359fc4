// Parses any bytes as a record. The reader must refuse them with a place and a reason, or the
// written record must be canonical.
#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "bornes/json.h"
#include "bornes/record.h"
#include "bornes/utf8.h"
#include "require.h"

namespace {

using bornes::RecordReader;

// Everything that shows a position must work for any position.
void show(const bornes::Position& position) {
    std::string json;
    bornes::append_json(json, position);
    for (int seat = bornes::View::kSpectator; seat < position.board.rules.players; ++seat)
        bornes::append_json(json, bornes::view(position, seat));
    require(json.find('\n') == std::string::npos, "a position is one line of JSON");
}

// Reads until the end or a fault, and calls `see` with each position.
template <typename Function>
RecordReader read(std::string_view bytes, Function see) {
    RecordReader reader;
    while (!bytes.empty()) {
        const std::size_t size = std::min(bytes.find('\n'), bytes.size() - 1) + 1;
        const RecordReader::Step step = reader.feed(bytes.substr(0, size));
        if (step == RecordReader::Step::fault) return reader;
        if (step != RecordReader::Step::nothing) see(*reader.position());
        bytes.remove_prefix(size);
    }
    return reader;
}

void check_fault(const bornes::RecordFault& fault, std::string_view bytes) {
    const auto lines = static_cast<std::uint64_t>(std::count(bytes.begin(), bytes.end(), '\n')) + 1;
    require(fault.line >= 1 && fault.line <= lines, "a fault lies in a line of the file");
    require(fault.column >= 1 && fault.column <= bytes.size() + 1, "a fault lies in a column");
    require(!fault.why().empty(), "a fault has a reason");
    require(bornes::invalid_utf8(fault.why()) == std::string_view::npos, "a reason is UTF-8");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const RecordReader reader = read(bytes, show);
    if (reader.fault()) check_fault(*reader.fault(), bytes);

    // The part before a fault is a record too.
    const std::string text = bornes::to_text(reader.record());
    const RecordReader again = read(text, [](const bornes::Position&) {});
    require(!again.fault(), "what a reader accepts, it accepts as it is written");
    require(again.record() == reader.record(), "writing and reading gives the same record");
    require(again.position() == reader.position(), "and the same position");
    require(bornes::to_text(again.record()) == text, "and the same bytes");
    return 0;
}
