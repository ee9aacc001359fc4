// Files of settings: one `key = value` per line, and comments.
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

// Reads `key = value` lines. Empty lines do not count. A `#` at the beginning of a line or after a
// blank begins a comment. `name` is the file's name in messages. Throws InputFault with file and
// line for a line that is none of these.
std::vector<SettingLine> settings_in(std::string_view text, const std::string& name);

}  // namespace bornes::cli
