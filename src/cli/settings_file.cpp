#include "settings_file.h"

#include <fmt/format.h>

#include "bornes/utf8.h"
#include "failure.h"
#include "words/trimmed.h"

namespace bornes::cli {
namespace {

constexpr std::string_view kBlanks = " \t\r";

std::string_view without_comment(std::string_view line) {
    for (std::size_t at = line.find('#'); at != std::string_view::npos; at = line.find('#', at + 1))
        if (at == 0 || kBlanks.find(line[at - 1]) != std::string_view::npos)
            return line.substr(0, at);
    return line;
}

}  // namespace

std::vector<SettingLine> settings_in(std::string_view text, const std::string& name) {
    std::vector<SettingLine> found;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::string_view whole = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), whole.size() + 1));
        const std::string_view line = words::trimmed(without_comment(whole));
        if (line.empty()) continue;
        const std::size_t equals = line.find('=');
        const std::string_view key = words::trimmed(line.substr(0, equals));
        if (equals == std::string_view::npos || key.empty())
            throw InputFault(fmt::format("{}:{}: {} is not a setting: write KEY = VALUE", name,
                                         number, backquoted(line)));
        found.push_back(
            {number, std::string(key), std::string(words::trimmed(line.substr(equals + 1)))});
    }
    return found;
}

}  // namespace bornes::cli
