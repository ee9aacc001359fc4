// The log of a server: one line per event on standard error.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "server/settings.h"

namespace bornes::server {

inline constexpr std::array<std::string_view, 5> kLogLevels{"debug", "info", "warn", "error",
                                                            "off"};
inline constexpr std::array<std::string_view, 2> kLogFormats{"text", "json"};

// Opens the log according to `--log-level` and `--log-format`.
void open_log(const Settings& settings);

// Always returns one line: `2026-11-18T07:31:29.123+00:00 info: MESSAGE`, or a JSON object with
// time, level and message. `time` must include the zone.
std::string log_line(std::string_view format, std::string_view time, std::string_view level,
                     std::string_view message);

// The first line for a host: the version, the database without its password, and the limits.
std::string start_line(const Settings& settings);

}  // namespace bornes::server
