// Settings files: one `key = value` per line, and comments.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace bornes::cli {

struct SettingLine {
    std::size_t line = 1;
    std::string key;
    std::string value;
};

// Reads `key = value` lines and skips empty ones. A `#` at the beginning of a line or after a blank
// starts a comment. `name` is the name of the file in messages. Throws an InputFault with file and
// line for any other line.
std::vector<SettingLine> settings_in(std::string_view text, const std::string& name);

}  // namespace bornes::cli
