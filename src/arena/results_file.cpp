#include "arena/results_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <limits>

#include "bornes/json.h"
#include "protocol/bot_messages.h"
#include "protocol/json_fields.h"

namespace bornes::arena {
namespace {

namespace json = boost::json;

constexpr int kMost = std::numeric_limits<int>::max();

std::runtime_error system_fault(const std::string& what) {
    return std::runtime_error(what + ": " + std::strerror(errno));
}

std::runtime_error not_plain(const std::string& path) {
    return std::runtime_error(path + " is not a plain file");
}

void append_tally(std::string& out, const Tally& tally) {
    out += fmt::format(
        R"({{"games":{},"wins":"{}","winLuck":"{}","hands":{},"lead":"{}","leadLuck":"{}","rows":[{}],)"
        R"("moves":{},"faults":{},"times":[)",
        tally.games, tally.wins, tally.win_luck, tally.hands, tally.lead, tally.lead_luck,
        fmt::join(tally.rows, ","), tally.moves, tally.faults);
    for (std::size_t i = 0; i < tally.times.buckets().size(); ++i)
        if (const std::uint32_t count = tally.times.buckets()[i]; count > 0)
            out += fmt::format("{}[{},{}]", out.ends_with('[') ? "" : ",", i, count);
    out += "]}";
}

std::string line_of(const Group& group) {
    std::string out = fmt::format(R"({{"group":{},"games":{},"draws":{},"players":[)", group.number,
                                  group.games, group.draws);
    for (const Tally& tally : group.players) {
        if (out.back() == '}') out += ',';
        append_tally(out, tally);
    }
    return out += "]}\n";
}

// Fractions are stored as texts. Boost.JSON 1.81 may misread the last digit of a number, and a
// resumed tournament must give the same results as one that was never interrupted.
double real_field(const json::object& from, std::string_view name) {
    const std::string_view text = protocol::text_field(from, name);
    const char* const end = text.data() + text.size();
    double number = 0;
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stop != end || !std::isfinite(number))
        throw protocol::JsonFault(fmt::format("\"{}\" is not a number", name));
    return number;
}

Tally tally_from(const json::object& from) {
    Tally tally;
    tally.games = protocol::number_field(from, "games", 0, kMost);
    tally.wins = real_field(from, "wins");
    tally.win_luck = real_field(from, "winLuck");
    tally.hands = protocol::number_field(from, "hands", 0, kMost);
    tally.lead = real_field(from, "lead");
    tally.lead_luck = real_field(from, "leadLuck");
    const json::array& rows = protocol::array_field(from, "rows");
    if (rows.size() != tally.rows.size())
        throw protocol::JsonFault("\"rows\" must have one number per row of the sheet");
    for (std::size_t i = 0; i < rows.size(); ++i)
        tally.rows[i] = protocol::whole_number(rows[i], "rows", 0, kMost);
    tally.moves = protocol::number_field(from, "moves", 0, kMost);
    tally.faults = protocol::number_field(from, "faults", 0, kMost);
    for (const json::value& each : protocol::array_field(from, "times")) {
        const json::array* pair = each.if_array();
        if (pair == nullptr || pair->size() != 2)
            throw protocol::JsonFault("\"times\" are not pairs");
        const int bucket = protocol::whole_number((*pair)[0], "times", 0, Times::kBuckets - 1);
        tally.times[static_cast<std::size_t>(bucket)] =
            static_cast<std::uint32_t>(protocol::whole_number((*pair)[1], "times", 0, kMost));
    }
    return tally;
}

Group group_from(std::string_view line, std::int64_t number, std::size_t players) {
    const json::object from = protocol::object_from_line(line);
    Group group;
    group.number = protocol::number_field(from, "group", 0, kMost);
    if (group.number != number)
        throw protocol::JsonFault(fmt::format("group {} is missing", number));
    group.games = protocol::number_field(from, "games", 0, kMost);
    group.draws = protocol::number_field(from, "draws", 0, kMost);
    for (const json::value& each : protocol::array_field(from, "players"))
        group.players.push_back(tally_from(protocol::object_of(each, "players")));
    if (group.players.size() != players)
        throw protocol::JsonFault("\"players\" must have one tally per player");
    return group;
}

}  // namespace

std::string tournament_json(const Tournament& tournament) {
    const Rules& rules = tournament.table.rules;
    std::string out = R"({"arena":1,"players":[)";
    for (const PlayerName& name : tournament.players) {
        if (out.back() == '"') out += ',';
        append_json_string(out, name.text);
    }
    out += fmt::format(R"(],"rules":"{}","set":)", id(rules.edition));
    protocol::append_settings(out, tournament.table.house);
    const Limits& limits = tournament.limits;
    return out +=
           fmt::format(R"(,"seats":{},"seed":"{}","rollouts":{},"timeMs":{},"deadlineMs":{}}})",
                       rules.players, tournament.seed, limits.budget.rollouts,
                       limits.budget.time_ms, limits.deadline_ms);
}

ResultsFile::ResultsFile(const std::string& path, int flags)
    : path_(path),
      descriptor_(open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | flags, 0666)) {
    const bool taken = !descriptor_.is_open() && errno == EEXIST;
    if (taken && !std::filesystem::is_regular_file(path)) throw not_plain(path);
    if (taken)
        throw std::runtime_error(path +
                                 " exists already: continue it with --resume, or choose another "
                                 "name");
    if (!descriptor_.is_open()) throw system_fault("cannot open " + path);
}

ResultsFile::ResultsFile(const std::string& path, const Tournament& tournament, bool resume)
    : ResultsFile(path, resume ? 0 : O_EXCL) {
    const std::string header = tournament_json(tournament) + '\n';
    if (resume)
        continue_after(header, tournament.players.size());
    else
        write(header);
}

void ResultsFile::continue_after(const std::string& header, std::size_t players) {
    if (!std::filesystem::is_regular_file(path_))  // reading a device may never end
        throw not_plain(path_);
    std::ifstream in(path_, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    // Leaves a foreign file unchanged. Drops the last line of a file that was cut off.
    if (!text.starts_with(header) && !header.starts_with(text))
        throw std::runtime_error(fmt::format("{} has results of other players or settings: {}",
                                             path_, text.substr(0, text.find('\n'))));
    text.resize(text.rfind('\n') + 1);  // npos + 1 is 0
    if (ftruncate(descriptor_.get(), static_cast<off_t>(text.size())) != 0)
        throw system_fault("cannot write to " + path_);
    if (text.empty()) return write(header);
    std::size_t begin = header.size();
    while (begin < text.size()) {
        const std::size_t end = text.find('\n', begin);
        const auto number = static_cast<std::int64_t>(earlier_.size());
        try {
            earlier_.push_back(
                group_from(std::string_view(text).substr(begin, end - begin), number, players));
        } catch (const protocol::JsonFault& fault) {
            throw std::runtime_error(fmt::format("{}:{}: {}", path_, number + 2, fault.what()));
        }
        begin = end + 1;
    }
}

void ResultsFile::append(const Group& group) { write(line_of(group)); }

void ResultsFile::write(const std::string& bytes) {
    if (!platform::write_all(descriptor_.get(), bytes))
        throw system_fault("cannot write to " + path_);
}

}  // namespace bornes::arena
