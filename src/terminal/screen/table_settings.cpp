#include "terminal/screen/table_settings.h"

#include <algorithm>
#include <span>

namespace bornes::terminal {
namespace {

using protocol::Terms;
using words::Voice;
using words::Word;
namespace phrase = words::phrase;

constexpr std::array kWindows{0, 5, 10};  // as on the page

int further(std::span<const int> values, int now, int by) {
    const auto found = std::find(values.begin(), values.end(), now);
    const auto at = found == values.end() ? 0 : static_cast<int>(found - values.begin());
    return values[static_cast<std::size_t>(around(at, by, static_cast<int>(values.size())))];
}

std::string seconds(const Voice& voice, int figure) {
    return voice(phrase::web_seconds{.figure = figure});
}

}  // namespace

const std::array<TableSetting, kTableSettings>& table_settings() {
    static const std::array<TableSetting, kTableSettings> settings{{
        {Word::web_clock,
         [](const Voice& voice, const Terms& terms) {
             return terms.clock_s == 0 ? std::string(voice(Word::web_clock_off))
                                       : seconds(voice, terms.clock_s);
         },
         [](Terms& terms, int by) {
             terms.clock_s = further(protocol::kClocks, terms.clock_s, by);
         }},
        {Word::web_pause,
         [](const Voice& voice, const Terms& terms) { return seconds(voice, terms.pause_s); },
         [](Terms& terms, int by) {
             terms.pause_s = further(protocol::kPauses, terms.pause_s, by);
         }},
        {Word::web_hints_at_table,
         [](const Voice& voice, const Terms& terms) {
             return std::string(voice(terms.hints ? Word::web_hints_yes : Word::web_hints_no));
         },
         [](Terms& terms, int) { terms.hints = !terms.hints; }},
        {Word::web_calls,
         [](const Voice& voice, const Terms& terms) {
             return terms.window_s == 0
                        ? std::string(voice(Word::web_calls_automatic))
                        : voice(phrase::web_calls_window{.figure = terms.window_s.value});
         },
         [](Terms& terms, int by) { terms.window_s = further(kWindows, terms.window_s, by); }},
    }};
    return settings;
}

}  // namespace bornes::terminal
