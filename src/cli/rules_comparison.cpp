#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "bornes/score.h"
#include "page.h"
#include "rules_page.h"
#include "rules_words.h"
#include "terminal/telling/text.h"

namespace bornes::cli {
namespace {

namespace phrase = words::phrase;
using words::Voice;
using words::Word;

// An edition that differs from another one in words only shares its column.
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
    std::vector<std::pair<std::string, std::string>> groups;  // a value, and who has it
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

// Says what one column of the table says.
class Column {
public:
    Column(Edition edition, words::Language language)
        : edition_(edition),
          voice_(language, edition),
          language_(language),
          rules_(make_rules(edition, kMinPlayers).rules) {}

    std::string players() const {
        std::string list;
        bool partners = false;
        for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
            const RulesResult made = make_rules(edition_, players);
            if (!made) continue;
            list += fmt::format("{}{}", list.empty() ? "" : ", ", players);
            partners |= made.rules.teams < players;
        }
        return voice_(phrase::guide_compare_players_text{.list = list, .partners = yes(partners)});
    }
    std::string deck() const {
        return by_players(edition_, [&](const Rules& rules) {
            return voice_(phrase::guide_compare_deck_text{.figure = rules.deck_size()});
        });
    }
    std::string target() const {
        return by_players(edition_,
                          [](const Rules& rules) { return std::to_string(rules.target); });
    }
    std::string extension() const {
        return by_players(edition_, [&](const Rules& rules) {
            const bool none = rules.extension == kNoExtension;
            return voice_(phrase::guide_compare_extension_text{
                .longer = none ? "no" : std::to_string(rules.extension)});
        });
    }
    std::string attack() const {
        return voice_(phrase::guide_compare_attack_text{.attack = id(rules_.attack)});
    }
    std::string clears() const {
        return voice_(phrase::guide_compare_clears_text{.clears = yes(rules_.right_of_way_clears)});
    }
    std::string refill() const {
        return voice_(phrase::guide_compare_refill_text{.refill = id(rules_.refill)});
    }
    // R7.9
    std::string caller_completes() const { return bonus("team"); }
    std::string other_completes() const {
        return bonus(rules_.extension_lost == ExtensionLost::nobody ? "nobody" : "opponents");
    }
    std::string nobody_completes() const {
        return bonus(rules_.extension_lost == ExtensionLost::opponents ? "opponents" : "nobody");
    }
    std::string shut_out() const {
        if (rules_.is_race()) return std::string(kNothing);
        return voice_(phrase::guide_compare_shut_out_text{.count = id(rules_.shut_out),
                                                          .points = worth(&Score::shut_out)});
    }
    std::string result() const {
        return voice_(phrase::guide_compare_result_text{
            .goal = rules_.is_race() ? "race" : std::to_string(rules_.goal)});
    }
    std::string speech() const {
        const EditionWords words = words_of(edition_, language_);
        std::string text =
            fmt::format("{}; {}, {}", words.unit, words[Card::stop], words[Card::roll]);
        if (words.prevention != words.safety) text += fmt::format("; {}", words.prevention);
        for (const Edition other : translations_of(edition_))
            text += fmt::format("; {}: {}, {}", id(other), words_of(other, language_).unit,
                                words_of(other, language_)[Card::stop]);
        return text;
    }

private:
    static constexpr std::string_view kNothing = "-";

    static std::string_view yes(bool is) { return is ? "yes" : "no"; }
    // The points of an extension, in an edition that has one.
    std::string bonus(std::string_view who) const {
        if (rules_.extension == kNoExtension) return std::string(kNothing);
        return voice_(phrase::guide_compare_bonus{.points = worth(&Score::extension), .who = who});
    }

    Edition edition_;
    Voice voice_;
    words::Language language_;
    Rules rules_;  // what is asked of them is the same for every number of players
};

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
    struct Row {
        std::string label;
        std::string (Column::*cell)() const;
    };
    const Voice voice(language, kDefaultEdition);
    const EditionWords words = words_of(kDefaultEdition, language);
    const auto say = [&](Word word) { return std::string(voice(word)); };
    // In the order of R8.
    const std::array rows{
        Row{say(Word::guide_compare_players), &Column::players},
        Row{say(Word::guide_compare_deck), &Column::deck},
        Row{say(Word::guide_compare_target), &Column::target},
        Row{say(Word::guide_compare_extension), &Column::extension},
        Row{say(Word::guide_compare_attack), &Column::attack},
        Row{voice(phrase::guide_compare_clears{.limit = words[Card::speed_limit],
                                               .stop = words[Card::stop],
                                               .way = words[Card::right_of_way]}),
            &Column::clears},
        Row{say(Word::guide_compare_refill), &Column::refill},
        Row{say(Word::guide_compare_caller), &Column::caller_completes},
        Row{say(Word::guide_compare_other), &Column::other_completes},
        Row{say(Word::guide_compare_nobody), &Column::nobody_completes},
        Row{say(Word::guide_compare_shut_out), &Column::shut_out},
        Row{say(Word::guide_compare_result), &Column::result},
        Row{say(Word::guide_compare_speech), &Column::speech},
    };
    std::string out;
    Cells ids;
    for (const Edition edition : columns()) {
        ids.emplace_back(id(edition));
        for (const Edition other : translations_of(edition))
            ids.back().append(", ").append(id(other));
    }
    append_cells(out, "", ids);
    for (const Row& row : rows) {
        append_rule(out);
        Cells cells;
        for (const Edition edition : columns())
            cells.push_back((Column(edition, language).*row.cell)());
        append_cells(out, row.label, cells);
    }
    append_rule(out);
    return out.append(voice(Word::guide_compare_foot)).append("\n");
}

}  // namespace bornes::cli
