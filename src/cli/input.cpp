#include "input.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <climits>
#include <filesystem>

#include "bornes/utf8.h"
#include "client/http.h"
#include "failure.h"
#include "platform/user_folders.h"
#include "terminal/model/kept_game.h"
#include "terminal/online/connection_telling.h"

namespace bornes::cli {
namespace {

namespace phrase = words::phrase;

constexpr std::size_t kLongestLine = std::size_t{1} << 26;
constexpr std::size_t kMostBytes = std::size_t{1} << 25;

// Reads the record at an address. The link of a table's page works, too.
std::string record_text_at(client::Address address) {
    if (const auto table = client::table_in(address))
        address.path = fmt::format("/api/tables/{}/record", *table);
    try {
        const client::Answer answer = client::exchange(address, {});
        if (answer.ok()) return answer.body;
        throw Failure(translate(phrase::error_cannot_open{
            .file = address.origin() + address.path,
            .why = translate(phrase::error_server_answers{
                .reason = answer.reason, .status = std::to_string(answer.status)})}));
    } catch (const client::ConnectionFault& fault) {
        throw Failure(translate(phrase::error_cannot_open{
            .file = address.origin(), .why = terminal::tell_fault(voice_of_command(), fault)}));
    }
}

}  // namespace

LineInput::LineInput(const std::string& path, std::function<void()> before_waiting)
    : name_(shown_name(path)), before_waiting_(std::move(before_waiting)) {
    std::error_code error;
    if (path != "-" && std::filesystem::is_directory(path, error))
        throw system_failure<phrase::error_cannot_open>(
            path, std::make_error_code(std::errc::is_a_directory));
    descriptor_ = path == "-" ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor_ < 0) throw system_failure<phrase::error_cannot_open>(path);
}

LineInput::LineInput(std::string name, std::string text)
    : name_(printable(name, PATH_MAX)), buffer_(std::move(text)) {}

LineInput::~LineInput() {
    if (descriptor_ > STDIN_FILENO) close(descriptor_);
}

std::optional<std::string_view> LineInput::next() {
    std::size_t end = buffer_.find('\n', scanned_);
    while (end == std::string::npos) {
        scanned_ = buffer_.size();
        if (scanned_ - begin_ > kLongestLine)
            throw InputFault(name_ + ":" + std::to_string(lines_ + 1) + ":" +
                             std::to_string(kLongestLine + 1) + ": " +
                             translate(words::Word::error_line_does_not_end));
        if (!fill()) break;
        end = buffer_.find('\n', scanned_);
    }
    const std::size_t size = (end == std::string::npos ? buffer_.size() : end + 1) - begin_;
    if (size == 0) return std::nullopt;
    const std::string_view line(buffer_.data() + begin_, size);
    begin_ += size;
    bytes_ += size;
    ++lines_;
    scanned_ = begin_;
    return line;
}

std::string LineInput::at_line(std::string_view why) const {
    return fmt::format("{}:{}:1: {}", name_, lines_, why);
}

std::string LineInput::size_fault() const {
    if (bytes_ <= kMostBytes) return {};
    return at_line(
        translate(phrase::error_too_large{.figure = static_cast<int>(kMostBytes >> 20)}));
}

// Returns false at the end of the input.
bool LineInput::fill() {
    if (descriptor_ < 0) return false;
    constexpr std::size_t chunk = std::size_t{1} << 16;
    if (before_waiting_) before_waiting_();
    buffer_.erase(0, begin_);
    scanned_ -= begin_;
    begin_ = 0;
    const std::size_t kept = buffer_.size();
    buffer_.resize(kept + chunk);
    ssize_t count = 0;
    do {
        count = read(descriptor_, buffer_.data() + kept, chunk);
    } while (count < 0 && errno == EINTR);
    if (count < 0)
        throw system_failure<phrase::error_cannot_read>(
            name_ == "-" ? translate(words::Word::error_standard_input) : name_);
    buffer_.resize(kept + static_cast<std::size_t>(count));
    return count > 0;
}

std::string shown_name(const std::string& path) { return printable(path, PATH_MAX); }

std::string read_all(const std::string& path) {
    LineInput input(path);
    std::string bytes;
    while (const auto line = input.next()) {
        bytes += *line;
        if (const std::string fault = input.size_fault(); !fault.empty()) throw InputFault(fault);
    }
    return bytes;
}

LineInput record_input(const std::string& place, std::function<void()> before_waiting) {
    if (const auto address = client::address_from(place))
        return LineInput(place, record_text_at(*address));
    return LineInput(place, std::move(before_waiting));
}

terminal::ReadableRecord read_record_part_at(const std::string& place, int most_actions) {
    LineInput input = record_input(place);
    RecordReader reader;
    int actions = 0;
    std::string fault;
    while (fault.empty()) {
        const auto line = input.next();
        if (!line) break;
        const RecordReader::Step step = reader.feed(*line);
        actions += step == RecordReader::Step::acted ? 1 : 0;
        if (step == RecordReader::Step::fault)
            fault = translate(*reader.fault(), input.name());
        else if (actions > most_actions)
            fault = input.at_line(translate(phrase::error_review_too_long{.figure = most_actions}));
        else
            fault = input.size_fault();
    }
    return {reader.record(), std::move(fault)};
}

std::string place_or_last_game(const std::string& place) {
    if (!place.empty()) return place;
    const std::vector<terminal::KeptGame> games = terminal::kept_games();
    if (games.empty())
        throw Failure(
            translate(phrase::error_no_game_kept{.folder = platform::state_folder().string()}));
    return games.front().file.string();
}

Record read_record_at(const std::string& place, int most_actions) {
    terminal::ReadableRecord read = read_record_part_at(place, most_actions);
    if (!read.fault.empty()) throw InputFault(read.fault);
    return std::move(read.record);
}

}  // namespace bornes::cli
