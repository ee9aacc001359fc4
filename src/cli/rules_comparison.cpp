#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "bornes/settings.h"
#include "page.h"
#include "rules_page.h"
#include "rules_words.h"
#include "terminal/telling/text.h"

namespace bornes::cli {
namespace {

using words::Voice;
using words::Word;

// Editions that differ only in their words share a column.
const std::vector<Edition>& columns() {
    static const auto made = [] {
        std::vector<Edition> all;
        for (const Edition edition : kEditions)
            if (plays_as(edition) == edition) all.push_back(edition);
        return all;
    }();
    return made;
}
std::vector<Edition> translations_of(Edition edition) {
    std::vector<Edition> found;
    for (const Edition each : kEditions)
        if (each != edition && plays_as(each) == edition) found.push_back(each);
    return found;
}
constexpr std::size_t kLabelWidth = 15;
constexpr std::size_t kCellWidth = 14;  // 79 columns in all
constexpr std::string_view kGap = "  ";

using Cells = std::vector<std::string>;

// "700" with 2, "1000" with 4, "700" with 6 becomes "700 (2, 6); 1000 (4)".
template <typename Function>
std::string by_players(Edition edition, Function value_of) {
    std::vector<std::pair<std::string, std::string>> groups;  // a value, and numbers of players
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        const RulesResult made = make_rules(edition, players);
        if (!made) continue;
        const std::string value = value_of(made.rules);
        auto group = std::find_if(groups.begin(), groups.end(),
                                  [&](const auto& each) { return each.first == value; });
        if (group == groups.end()) group = groups.insert(groups.end(), {value, ""});
        group->second += fmt::format("{}{}", group->second.empty() ? "" : ", ", players);
    }
    if (groups.size() == 1) return groups[0].first;
    std::string text;
    for (const auto& [value, players] : groups)
        text += fmt::format("{}{} ({})", text.empty() ? "" : "; ", value, players);
    return text;
}

std::string list_of_players(Edition edition) {
    std::string list;
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        if (make_rules(edition, players))
            list += fmt::format("{}{}", list.empty() ? "" : ", ", players);
    return list;
}

std::string value_of(const Setting& setting, Edition edition, const Voice& voice) {
    if (!setting.matters(make_rules(edition, kMinPlayers).rules)) return "-";
    return by_players(edition, [&](const Rules& rules) {
        const std::string text = rule_text(rules, setting);
        const std::optional<Word> word = words::name_of_value(setting.name, text);
        return word ? std::string(voice(*word)) : text;
    });
}

std::string speech_of(Edition edition, words::Language language) {
    const EditionWords words = words_of(edition, language);
    std::string text = fmt::format("{}; {}, {}", words.unit, words[Card::stop], words[Card::roll]);
    if (words.prevention != words.safety) text += fmt::format("; {}", words.prevention);
    for (const Edition other : translations_of(edition))
        text += fmt::format("; {}: {}, {}", id(other), words_of(other, language).unit,
                            words_of(other, language)[Card::stop]);
    return text;
}

void append_cells(std::string& out, std::string_view label, const Cells& cells) {
    const auto labels = terminal::wrapped(label, static_cast<int>(kLabelWidth));
    std::vector<std::vector<std::string>> lines(cells.size());
    std::size_t height = labels.size();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        lines[i] = terminal::wrapped(cells[i], static_cast<int>(kCellWidth));
        height = std::max(height, lines[i].size());
    }
    for (std::size_t row = 0; row < height; ++row) {
        std::string line = padded(row < labels.size() ? labels[row] : "", kLabelWidth);
        for (const auto& column : lines)
            line.append(kGap).append(padded(row < column.size() ? column[row] : "", kCellWidth));
        line.erase(line.find_last_not_of(' ') + 1);
        out.append(line).append("\n");
    }
}

void append_rule(std::string& out) {
    out.append(kLabelWidth + columns().size() * (kGap.size() + kCellWidth), '-').append("\n");
}

}  // namespace

std::string rules_comparison(words::Language language) {
    const Voice voice(language, kDefaultEdition);
    std::string out;
    const auto append_row = [&](std::string_view label, auto cell_of) {
        append_rule(out);
        Cells cells;
        for (const Edition edition : columns()) cells.push_back(cell_of(edition));
        append_cells(out, label, cells);
    };
    Cells ids;
    for (const Edition edition : columns()) {
        ids.emplace_back(id(edition));
        for (const Edition other : translations_of(edition))
            ids.back().append(", ").append(id(other));
    }
    append_cells(out, "", ids);
    append_row(voice(Word::guide_compare_players), list_of_players);
    for (const Setting& setting : kSettings)
        append_row(voice(words::name_of_setting(setting.name)), [&](Edition edition) {
            return value_of(setting, edition, Voice(language, edition));
        });
    append_row(voice(Word::guide_compare_speech),
               [&](Edition edition) { return speech_of(edition, language); });
    append_rule(out);
    return out.append(voice(Word::guide_compare_foot)).append("\n");
}

}  // namespace bornes::cli
