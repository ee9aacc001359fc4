#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

#include "bornes/score.h"
#include "page.h"
#include "rules_page.h"
#include "rules_words.h"
#include "terminal/telling/text.h"

namespace bornes::cli {
namespace {

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

std::string players(Edition edition) {
    std::string text;
    bool partners = false;
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        const RulesResult made = make_rules(edition, players);
        if (!made) continue;
        text += fmt::format("{}{}", text.empty() ? "" : ", ", players);
        partners |= made.rules.teams < players;
    }
    return text + (partners ? ", partners from 4 on" : ", each alone");
}

std::string deck(Edition edition) {
    return by_players(
        edition, [](const Rules& rules) { return fmt::format("{} cards", rules.deck_size()); });
}

std::string target(Edition edition) {
    return by_players(edition, [](const Rules& rules) { return std::to_string(rules.target); });
}

std::string extension(Edition edition) {
    return by_players(edition, [](const Rules& rules) {
        return rules.extension == kNoExtension ? std::string("none")
                                               : fmt::format("to {}", rules.extension);
    });
}

// The rest is the same for every number of players that the edition has.
Rules rules_of(Edition edition) { return make_rules(edition, kMinPlayers).rules; }

std::string attack(Edition edition) {
    switch (rules_of(edition).attack) {
        case Attack::rolling: return "on teams that could drive now; never on a hazard in force";
        case Attack::any: return "on any pile that is not empty, also on a hazard";
        case Attack::any_or_rolling: break;
    }
    return "on any pile that is not empty, also on a hazard, and on teams that could drive now";
}

std::string clears(Edition edition) {
    return rules_of(edition).right_of_way_clears ? "discarded; what lay beneath counts again"
                                                 : "stay, without force";
}

std::string refill(Edition edition) {
    return rules_of(edition).refill == Refill::now ? "up to seven at once"
                                                   : "one; the rest with the next turn";
}

// A row that only editions with an extension have something to say to.
std::string of_extension(Edition edition, std::string_view text) {
    return rules_of(edition).extension == kNoExtension ? "-" : std::string(text);
}

std::string extension_points() { return std::to_string(worth(&Score::extension)); }

std::string caller_completes(Edition edition) {
    return of_extension(edition, extension_points() + " to its team");
}

std::string other_completes(Edition edition) {
    const bool nobody = rules_of(edition).extension_lost == ExtensionLost::nobody;
    return of_extension(edition, nobody ? "nobody" : extension_points() + " to each opponent");
}

std::string nobody_completes(Edition edition) {
    const bool opponents = rules_of(edition).extension_lost == ExtensionLost::opponents;
    return of_extension(edition, opponents ? extension_points() + " to each opponent" : "nobody");
}

std::string shut_out(Edition edition) {
    const Rules rules = rules_of(edition);
    if (rules.is_race()) return "-";
    return fmt::format("{} {}", worth(&Score::shut_out),
                       rules.shut_out == ShutOut::each ? "for each that has no distance"
                                                       : "once, if none has distance");
}

std::string result(Edition edition) {
    const Rules rules = rules_of(edition);
    if (rules.is_race()) return "one race, no points";
    return fmt::format("points, game to {}", rules.goal);
}

std::string speech(Edition edition) {
    const EditionWords words = words_of(edition, {});
    std::string text = fmt::format("{}; {}, {}", words.unit, words[Card::stop], words[Card::roll]);
    if (words.prevention != words.safety) text += fmt::format("; {}", words.prevention);
    for (const Edition other : translations_of(edition))
        text += fmt::format("; {}: {}, {}", id(other), words_of(other, {}).unit,
                            words_of(other, {})[Card::stop]);
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

std::string rules_comparison() {
    struct Row {
        std::string_view label;
        std::string (*cell)(Edition);
    };
    // In the order of R8.
    constexpr std::array rows{
        Row{"players", players},
        Row{"deck", deck},
        Row{"target", target},
        Row{"extension", extension},
        Row{"hazards go", attack},
        Row{"Stop and Limit, when Right of Way comes", clears},
        Row{"cards drawn after a coup fourré", refill},
        Row{"extension: the caller completes", caller_completes},
        Row{"extension: another completes", other_completes},
        Row{"extension: nobody completes", nobody_completes},
        Row{"shut-out with three teams", shut_out},
        Row{"result", result},
        Row{"unit and words", speech},
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
        std::transform(columns().begin(), columns().end(), std::back_inserter(cells), row.cell);
        append_cells(out, row.label, cells);
    }
    append_rule(out);
    return out.append("(2, 3): with 2 or 3 players. `bornes rules EDITION` prints one edition.\n");
}

}  // namespace bornes::cli
