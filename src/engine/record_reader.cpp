#include <algorithm>

#include "bornes/record.h"
#include "bornes/utf8.h"
#include "record_line.h"

namespace bornes {
namespace {

using namespace detail;

constexpr std::string_view kMark = "\xef\xbb\xbf";  // U+FEFF, which some editors write first

// A line ends with a line feed, or a carriage return and a line feed. A carriage return alone ends
// no line.
std::string_view without_line_end(std::string_view line) {
    if (!line.ends_with('\n')) return line;
    line.remove_suffix(1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

// Comments must be valid too, so the whole line is searched.
std::optional<TextFault> bad_bytes(std::string_view line) {
    const std::size_t invalid = invalid_utf8(line);
    const std::size_t carriage_return = line.find('\r');
    if (invalid < carriage_return) return TextFault{TextFaultCode::not_utf8, {}, invalid};
    if (carriage_return != std::string_view::npos)
        return TextFault{TextFaultCode::lone_carriage_return, {}, carriage_return};
    return std::nullopt;
}

RecordLine::Outcome read_line(RecordReader& reader, std::string_view line) {
    if (auto fault = bad_bytes(line)) return *std::move(fault);
    return RecordLine(reader, line.substr(0, line.find('#'))).read();
}

// Reads up to the end or the first fault.
RecordReader read_lines(std::string_view bytes) {
    RecordReader reader;
    while (!bytes.empty() && !reader.fault()) {
        const std::size_t end = bytes.find('\n');
        const std::size_t size = end == std::string_view::npos ? bytes.size() : end + 1;
        reader.feed(bytes.substr(0, size));
        bytes.remove_prefix(size);
    }
    return reader;
}

}  // namespace

RecordReader::Step RecordReader::feed(std::string_view line) {
    if (fault_) return Step::fault;
    line = without_line_end(line);
    if (++lines_ == 1 && line.starts_with(kMark)) line.remove_prefix(kMark.size());
    const RecordLine::Outcome outcome = read_line(*this, line);
    if (outcome) return *outcome;
    const TextFault& fault = outcome.fault();
    fault_ = RecordFault{lines_, code_points(line.substr(0, fault.offset)) + 1, fault};
    return Step::fault;
}

std::string to_text(const RecordFault& fault, std::string_view file) {
    std::string text(file);
    text.append(":").append(std::to_string(fault.line));
    text.append(":").append(std::to_string(fault.column));
    return text.append(": ").append(fault.why());
}

PartialRecord read_record_part(std::string_view bytes) {
    const RecordReader reader = read_lines(bytes);
    return {reader.record(), reader.fault()};
}

Result<Record, RecordFault> read_record(std::string_view bytes) {
    const RecordReader reader = read_lines(bytes);
    if (reader.fault()) return *reader.fault();
    return reader.record();
}

}  // namespace bornes
