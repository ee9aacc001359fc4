#include "server/log.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <spdlog/details/os.h>
#include <spdlog/formatter.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <chrono>
#include <ctime>

#include "bornes/json.h"
#include "bornes/utf8.h"
#include "journal/url.h"

namespace bornes::server {
namespace {

constexpr std::size_t kLongestMessage = 4000;

// "2026-11-18T07:31:29.123+01:00"
std::string time_text(spdlog::log_clock::time_point at) {
    using namespace std::chrono;
    const auto since = duration_cast<milliseconds>(at.time_since_epoch()).count();
    const std::tm local = spdlog::details::os::localtime(static_cast<std::time_t>(since / 1000));
    const long minutes = local.tm_gmtoff / 60;
    return fmt::format("{:%Y-%m-%dT%H:%M:%S}.{:03}{}{:02}:{:02}", local, since % 1000,
                       minutes < 0 ? '-' : '+', std::abs(minutes) / 60, std::abs(minutes) % 60);
}

std::string_view name_of(spdlog::level::level_enum level) {
    if (level <= spdlog::level::debug) return kLogLevels[0];
    if (level == spdlog::level::info) return kLogLevels[1];
    if (level == spdlog::level::warn) return kLogLevels[2];
    return kLogLevels[3];
}

class LineFormatter : public spdlog::formatter {
public:
    explicit LineFormatter(std::string format) : format_(std::move(format)) {}

    void format(const spdlog::details::log_msg& message, spdlog::memory_buf_t& out) override {
        const std::string line = log_line(format_, time_text(message.time), name_of(message.level),
                                          {message.payload.data(), message.payload.size()});
        out.append(line.data(), line.data() + line.size());
        out.push_back('\n');
    }
    std::unique_ptr<formatter> clone() const override {
        return std::make_unique<LineFormatter>(format_);
    }

private:
    std::string format_;
};

}  // namespace

void open_log(const Settings& settings) {
    auto logger =
        std::make_shared<spdlog::logger>("", std::make_shared<spdlog::sinks::stderr_sink_mt>());
    logger->set_formatter(std::make_unique<LineFormatter>(settings.log_format));
    logger->set_level(spdlog::level::from_str(settings.log_level));
    spdlog::set_default_logger(std::move(logger));
}

std::string log_line(std::string_view format, std::string_view time, std::string_view level,
                     std::string_view message) {
    // Messages of PostgreSQL have several lines, and clients may send any text.
    while (message.ends_with('\n')) message.remove_suffix(1);
    std::string in_one_line(message);
    std::replace(in_one_line.begin(), in_one_line.end(), '\n', ' ');
    const std::string shown = printable(in_one_line, kLongestMessage);
    if (format == kLogFormats[0]) return fmt::format("{} {}: {}", time, level, shown);
    std::string line = "{";
    const auto add = [&line](std::string_view name, std::string_view value) {
        if (line.size() > 1) line += ',';
        append_json_string(line, name);
        line += ':';
        append_json_string(line, value);
    };
    add("time", time);
    add("level", level);
    add("message", shown);
    return line + '}';
}

std::string start_line(const Settings& settings) {
    std::string limits = settings.limits ? "" : " none";
    if (settings.limits)
        for (const LimitOption& limit : kLimitOptions)
            limits += fmt::format(" {}={}", limit.name, settings.limit.*(limit.value));
    const std::string database =
        settings.database.empty() ? journal::default_database() : settings.database;
    return fmt::format("bornes {} starts; database {}; keep {} days; limits{}", BORNES_VERSION,
                       journal::shown(journal::parse_url(database)), settings.keep_days, limits);
}

}  // namespace bornes::server
