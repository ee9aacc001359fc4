#include "rules_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <functional>
#include <map>

#include "bornes/score.h"
#include "bornes/settings.h"
#include "bornes/utf8.h"
#include "how_to_play.h"
#include "page.h"
#include "rules_words.h"
#include "terminal/telling/text.h"
#include "words/words.h"

namespace bornes::cli {
namespace {

using words::Voice;
using words::Word;
namespace json = boost::json;
namespace phrase = words::phrase;

// The input of every section of the page.
struct Sheet {
    const Rules& rules;
    const Voice& voice;         // for sentences
    const EditionWords& words;  // for cards and the score sheet
    Page page;

    std::string_view operator[](Card card) const { return words[card]; }
    void heading(Word word) { page.heading(voice(word)); }
};

// "1 and 3 against 2 and 4"
std::string seating(const Sheet& sheet) {
    const Rules& rules = sheet.rules;
    std::string text;
    for (int team = 0; team < rules.teams; ++team) {
        const std::string pair = sheet.voice(
            phrase::guide_rules_pair{.first = team + 1, .second = team + 1 + rules.teams});
        text = team == 0 ? pair
                         : sheet.voice(phrase::guide_rules_against{.next = pair, .teams = text});
    }
    return text;
}

std::string counted(const Sheet& sheet, Card card) {
    return fmt::format("{} ×{}", sheet[card], sheet.rules.count(card));
}

void write_cards(Sheet& sheet) {
    std::string distances;
    for (const Card card : {Card::km25, Card::km50, Card::km75, Card::km100, Card::km200})
        distances.append(card == Card::km25 ? "" : ", ").append(counted(sheet, card));
    sheet.page.line(sheet.voice(phrase::guide_rules_distances{.cards = distances}));
    // The first columns are as wide as their longest names, so that the last one has room.
    std::size_t hazards = code_points(sheet.words.hazard);
    std::size_t remedies = code_points(sheet.words.remedy);
    for (int i = 0; i < kHazards; ++i) {
        hazards = std::max(hazards, code_points(counted(sheet, hazard_at(i))));
        remedies = std::max(remedies, code_points(counted(sheet, remedy_for(hazard_at(i)))));
    }
    hazards += 2;
    remedies += 2;
    sheet.page.line(padded(sheet.words.hazard, hazards) + padded(sheet.words.remedy, remedies) +
                    std::string(sheet.words.safety));
    for (int i = 0; i < kHazards; ++i) {
        const Card hazard = hazard_at(i);
        const Card safety = safety_against(hazard);
        const bool again = hazard == Card::speed_limit;  // right-of-way answers two (R1.3)
        sheet.page.line(padded(counted(sheet, hazard), hazards) +
                        padded(counted(sheet, remedy_for(hazard)), remedies) +
                        (again ? sheet.voice(phrase::guide_rules_same{.card = sheet[safety]})
                               : counted(sheet, safety)));
    }
}

void write_row(Sheet& sheet, std::string_view row, std::string_view points, std::string_view who) {
    constexpr std::size_t row_width = 19;
    constexpr std::size_t points_width = 5;
    constexpr int who_width = Page::kWidth - 2 - static_cast<int>(row_width + points_width);
    std::string start = padded(row, row_width) + padded(points, points_width);
    for (const std::string& line : terminal::wrapped(who, who_width)) {
        sheet.page.line(start + line);
        start.assign(row_width + points_width, ' ');
    }
}

// Who scores for a lost extension (R7.9).
const char* lost_extension(ExtensionLost rule) {
    switch (rule) {
        case ExtensionLost::opponents: return "opponents";
        case ExtensionLost::opponents_if_completed: return "completed";
        case ExtensionLost::nobody: break;
    }
    return "nobody";
}

std::string who_scores(const Sheet& sheet, const ScoreRow& row) {
    const Rules& rules = sheet.rules;
    if (row.points == &Score::shut_out)
        return sheet.voice(phrase::guide_rules_shut_out{
            .count = rules.shut_out == ShutOut::each ? "each" : "once"});
    if (row.points == &Score::extension)
        return sheet.voice(phrase::guide_rules_lost{.lost = lost_extension(rules.extension_lost)});
    return std::string(sheet.voice(words::help_of(row)));
}

void write_points(Sheet& sheet) {
    const Rules& rules = sheet.rules;
    for (std::size_t i = 0; i < kScoreRows.size(); ++i) {
        const ScoreRow& row = kScoreRows[i];
        if (row.scored_by == ScoredBy::extension && rules.extension == kNoExtension) continue;
        write_row(sheet, sheet.words.rows[i], std::to_string(row.worth), who_scores(sheet, row));
    }
}

void write_house_rules(Sheet& sheet, const HouseRules& house) {
    if (house == HouseRules{}) return;
    sheet.heading(Word::guide_rules_house);
    for (const auto& [name, value] : house_rule_texts(house))
        sheet.page.line(fmt::format("{} {}", name, value));
}

// The settings by name, and values that follow from them.
std::map<std::string, std::string, std::less<>> facts_of(const Sheet& sheet) {
    const Rules& rules = sheet.rules;
    const auto yes_no = [](bool is) { return std::string(is ? "yes" : "no"); };
    std::map<std::string, std::string, std::less<>> facts;
    for (const Setting& setting : kSettings) facts.emplace(setting.name, rule_text(rules, setting));
    const bool pairs = rules.teams < rules.players;
    facts["race"] = yes_no(rules.is_race());
    facts["pairs"] = yes_no(pairs);
    facts["cards"] = std::to_string(rules.deck_size());
    facts["seats"] = pairs ? seating(sheet) : std::string();
    const EditionWords& words = sheet.words;
    facts["prevention"] = words.prevention == words.safety ? "none" : words.prevention;
    return facts;
}

// Writes the blocks of lessons/how-to-play.json that hold under the rules. The page in the browser
// reads the same file.
class Writer {
public:
    explicit Writer(Sheet& sheet) : sheet_(sheet), facts_(facts_of(sheet)) {}

    void write(const json::object& block) {
        if (!holds(block)) return;
        if (const json::value* key = block.if_contains("heading"))
            sheet_.page.heading(translate(key->as_string(), block));
        else if (const json::value* said = block.if_contains("says"))
            sheet_.page.paragraph(translate(said->as_string(), block));
        else if (block.at("table") == "cards")
            write_cards(sheet_);
        else if (block.at("table") == "points")
            write_points(sheet_);
    }

private:
    bool holds(const json::object& block) const {
        const auto all = [&](const char* name, bool wanted) {
            const json::value* conditions = block.if_contains(name);
            if (conditions == nullptr) return true;
            const json::object& object = conditions->as_object();
            return std::all_of(object.begin(), object.end(), [&](const auto& each) {
                return (facts_.at(std::string(each.key())) ==
                        std::string_view(each.value().as_string())) == wanted;
            });
        };
        return all("if", true) && all("unless", false);
    }

    // "card:roll", "word:edition.unit", "fact:target"
    std::string value_of(std::string_view source) const {
        const std::size_t colon = source.find(':');
        const std::string_view kind = source.substr(0, colon);
        const std::string_view name = source.substr(colon + 1);
        if (kind == "card") return std::string(sheet_[*from_id<Card>(name)]);
        if (kind == "word") return sheet_.words.voice.say(name).value_or(std::string(name));
        return facts_.find(name)->second;
    }

    std::string translate(std::string_view key, const json::object& block) const {
        std::vector<std::pair<std::string, std::string>> values;
        if (const json::value* sources = block.if_contains("with"))
            for (const auto& each : sources->as_object())
                values.emplace_back(each.key(), value_of(each.value().as_string()));
        std::vector<words::Slot> slots;
        for (const auto& [name, value] : values)
            slots.push_back(
                {name, value, !value.empty() && std::all_of(value.begin(), value.end(), is_digit)});
        return sheet_.voice.say(key, slots).value_or(std::string(key));
    }

    static bool is_digit(char c) { return c >= '0' && c <= '9'; }

    Sheet& sheet_;
    std::map<std::string, std::string, std::less<>> facts_;
};

}  // namespace

std::string rules_page(const Rules& rules, const HouseRules& house, words::Language language) {
    const EditionWords words = words_of(rules.edition, language);
    const Voice voice(language, rules.edition);
    Sheet sheet{rules, voice, words, {}};
    sheet.page.title(
        voice(phrase::terminal_sheet_title{.edition = id(rules.edition), .figure = rules.players}));
    sheet.page.paragraph(voice(words::about(rules.edition)));
    const auto bytes = how_to_play_data();
    const json::value page = json::parse(std::string(bytes.begin(), bytes.end()));
    Writer writer(sheet);
    for (const json::value& block : page.at("blocks").as_array()) writer.write(block.as_object());
    write_house_rules(sheet, house);
    return sheet.page.text();
}

}  // namespace bornes::cli
