#include "rules_page.h"

#include <fmt/format.h>

#include <algorithm>

#include "bornes/score.h"
#include "bornes/settings.h"
#include "bornes/utf8.h"
#include "page.h"
#include "rules_words.h"
#include "terminal/telling/text.h"
#include "words/words.h"

namespace bornes::cli {
namespace {

using words::Voice;
using words::Word;
namespace phrase = words::phrase;

// What every section of the page is made from.
struct Sheet {
    const Rules& rules;
    const Voice& voice;         // of the sentences
    const EditionWords& words;  // of the cards and the score sheet
    Page page;

    std::string_view operator[](Card card) const { return words[card]; }
    void heading(Word word) { page.heading(voice(word)); }
    template <class Phrase>
    void say(const Phrase& phrase) {
        page.paragraph(voice(phrase));
    }
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

void write_aim(Sheet& sheet) {
    const Rules& rules = sheet.rules;
    sheet.heading(Word::guide_rules_aim);
    if (rules.is_race())
        sheet.say(phrase::guide_rules_aim_race{.target = rules.target, .unit = sheet.words.unit});
    else
        sheet.say(phrase::guide_rules_aim_points{
            .goal = rules.goal, .target = rules.target, .unit = sheet.words.unit});
    if (rules.teams < rules.players)
        sheet.say(phrase::guide_rules_partners{.seats = seating(sheet)});
    else
        sheet.say(Word::guide_rules_alone);
}

std::string counted(const Sheet& sheet, Card card) {
    return fmt::format("{} ×{}", sheet[card], sheet.rules.count(card));
}

void write_cards(Sheet& sheet) {
    sheet.page.heading(sheet.voice(phrase::guide_rules_cards{.figure = sheet.rules.deck_size()}));
    std::string distances;
    for (const Card card : {Card::km25, Card::km50, Card::km75, Card::km100, Card::km200})
        distances.append(card == Card::km25 ? "" : ", ").append(counted(sheet, card));
    sheet.page.line(sheet.voice(phrase::guide_rules_distances{.cards = distances}));
    // As wide as the longest name in each column, so that the third has room.
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

void write_turn(Sheet& sheet) {
    sheet.heading(Word::guide_rules_turn);
    sheet.say(phrase::guide_rules_turn_text{.race = sheet.rules.is_race() ? "yes" : "no"});
}

void write_driving(Sheet& sheet) {
    sheet.heading(Word::guide_rules_driving);
    sheet.say(phrase::guide_rules_driving_text{.end = sheet[Card::end_of_limit],
                                               .limit = sheet[Card::speed_limit],
                                               .roll = sheet[Card::roll]});
}

// R4.10, and who is out of reach.
void write_hazards(Sheet& sheet) {
    const EditionWords& words = sheet.words;
    const Attack attack = sheet.rules.attack;
    sheet.page.heading(
        sheet.voice(phrase::guide_rules_hazards{.hazard = words.hazard, .remedy = words.remedy}));
    sheet.say(phrase::guide_rules_attack{.accident = sheet[Card::accident],
                                         .attack = attack == Attack::rolling ? "rolling"
                                                   : attack == Attack::any   ? "any"
                                                                             : "other",
                                         .gas = sheet[Card::out_of_gas],
                                         .roll = sheet[Card::roll],
                                         .stop = sheet[Card::stop],
                                         .tire = sheet[Card::flat_tire],
                                         .way = sheet[Card::right_of_way]});
    sheet.say(phrase::guide_rules_limit{.limit = sheet[Card::speed_limit]});
    sheet.say(phrase::guide_rules_remedies{.gas = sheet[Card::gasoline],
                                           .repairs = sheet[Card::repairs],
                                           .roll = sheet[Card::roll],
                                           .stop = sheet[Card::stop],
                                           .tire = sheet[Card::spare_tire]});
}

void write_safeties(Sheet& sheet) {
    const EditionWords& words = sheet.words;
    sheet.page.heading(sheet.voice(phrase::guide_rules_safeties{.safety = words.safety}));
    sheet.say(phrase::guide_rules_safety{
        .prevention = words.prevention == words.safety ? "none" : words.prevention,
        .roll = sheet[Card::roll]});
    sheet.say(phrase::guide_rules_right_of_way{.accident = sheet[Card::accident],
                                               .gas = sheet[Card::out_of_gas],
                                               .limit = sheet[Card::speed_limit],
                                               .roll = sheet[Card::roll],
                                               .stop = sheet[Card::stop],
                                               .tire = sheet[Card::flat_tire],
                                               .way = sheet[Card::right_of_way]});
    sheet.say(phrase::guide_rules_clears{.clears = sheet.rules.right_of_way_clears ? "yes" : "no",
                                         .limit = sheet[Card::speed_limit],
                                         .stop = sheet[Card::stop]});
}

void write_coup_fourre(Sheet& sheet) {
    sheet.heading(Word::guide_rules_riposte);
    sheet.say(phrase::guide_rules_riposte_text{
        .refill = sheet.rules.refill == Refill::now ? "now" : "later"});
}

void write_end(Sheet& sheet) {
    const Rules& rules = sheet.rules;
    const std::string_view unit = sheet.words.unit;
    sheet.heading(Word::guide_rules_end);
    sheet.say(phrase::guide_rules_end_text{.target = rules.target, .unit = unit});
    if (rules.extension != kNoExtension)
        sheet.say(phrase::guide_rules_extension{
            .longer = rules.extension, .target = rules.target, .unit = unit});
    if (rules.is_race()) sheet.say(Word::guide_rules_end_race);
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

// R7.9, the points that the caller missed.
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

void write_score(Sheet& sheet) {
    const Rules& rules = sheet.rules;
    sheet.heading(Word::guide_rules_points);
    for (std::size_t i = 0; i < kScoreRows.size(); ++i) {
        const ScoreRow& row = kScoreRows[i];
        if (row.scored_by == ScoredBy::extension && rules.extension == kNoExtension) continue;
        write_row(sheet, sheet.words.rows[i], std::to_string(row.worth), who_scores(sheet, row));
    }
    sheet.heading(Word::guide_rules_game);
    sheet.say(phrase::guide_rules_game_text{.figure = rules.goal});
}

void write_house_rules(Sheet& sheet, const HouseRules& house) {
    if (house == HouseRules{}) return;
    sheet.heading(Word::guide_rules_house);
    for (const auto& [name, value] : house_rule_texts(house))
        sheet.page.line(fmt::format("{} {}", name, value));
}

}  // namespace

std::string rules_page(const Rules& rules, const HouseRules& house, words::Language language) {
    const EditionWords words = words_of(rules.edition, language);
    const Voice voice(language, rules.edition);
    Sheet sheet{rules, voice, words, {}};
    sheet.page.title(
        voice(phrase::terminal_sheet_title{.edition = id(rules.edition), .figure = rules.players}));
    sheet.page.paragraph(voice(words::about(rules.edition)));
    write_aim(sheet);
    write_cards(sheet);
    write_turn(sheet);
    write_driving(sheet);
    write_hazards(sheet);
    write_safeties(sheet);
    write_coup_fourre(sheet);
    write_end(sheet);
    if (!rules.is_race()) write_score(sheet);
    write_house_rules(sheet, house);
    return sheet.page.text();
}

}  // namespace bornes::cli
