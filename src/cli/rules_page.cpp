#include "rules_page.h"

#include <fmt/format.h>

#include "bornes/score.h"
#include "bornes/settings.h"
#include "page.h"
#include "rules_words.h"
#include "terminal/telling/text.h"
#include "words/words.h"

namespace bornes::cli {
namespace {

// What every section of the page is made from.
struct Sheet {
    const Rules& rules;
    const EditionWords& words;
    Page page;

    std::string_view operator[](Card card) const { return words[card]; }
    // "700 miles"
    std::string distance(int miles) const { return fmt::format("{} {}", miles, words.unit); }
};

// "a hazard", "an obstacle"
std::string with_article(std::string_view noun) {
    const bool vowel = std::string_view("aeiou").find(noun[0]) != std::string_view::npos;
    return fmt::format("{} {}", vowel ? "an" : "a", noun);
}

// "1 and 3 against 2 and 4"
std::string seating(const Rules& rules) {
    std::string text;
    for (int team = 0; team < rules.teams; ++team)
        text += fmt::format("{}{} and {}", team == 0 ? "" : " against ", team + 1,
                            team + 1 + rules.teams);
    return text;
}

void write_aim(Sheet& sheet) {
    const Rules& rules = sheet.rules;
    const std::string trip = sheet.distance(rules.target);
    sheet.page.heading("The aim");
    if (rules.is_race())
        sheet.page.paragraph(fmt::format(
            "One race, no points: drive exactly {} before the others do, and hinder them.", trip));
    else
        sheet.page.paragraph(fmt::format(
            "Every hand is a trip of exactly {}, on which the others hinder you and you "
            "hinder them. Trips and more score points; the game goes to {}.",
            trip, rules.goal));
    if (rules.teams < rules.players)
        sheet.page.paragraph(fmt::format(
            "Partners sit opposite each other and play to one tableau: seats {}.", seating(rules)));
    else
        sheet.page.paragraph("Everybody plays alone.");
}

std::string counted(const Sheet& sheet, Card card) {
    return fmt::format("{} ×{}", sheet[card], sheet.rules.count(card));
}

void write_cards(Sheet& sheet) {
    constexpr std::size_t column = 24;
    sheet.page.heading(fmt::format("The cards, {} of them", sheet.rules.deck_size()));
    std::string distances = "distance: ";
    for (const Card card : {Card::km25, Card::km50, Card::km75, Card::km100, Card::km200})
        distances.append(card == Card::km25 ? "" : ", ").append(counted(sheet, card));
    sheet.page.line(distances);
    sheet.page.line(padded(sheet.words.hazard, column) + padded(sheet.words.remedy, column) +
                    std::string(sheet.words.safety));
    for (int i = 0; i < kHazards; ++i) {
        const Card hazard = hazard_at(i);
        const bool again = hazard == Card::speed_limit;  // right-of-way answers two (R1.3)
        sheet.page.line(padded(counted(sheet, hazard), column) +
                        padded(counted(sheet, remedy_for(hazard)), column) +
                        (again ? fmt::format("{}, the same", sheet[safety_against(hazard)])
                               : counted(sheet, safety_against(hazard))));
    }
}

void write_turn(Sheet& sheet) {
    sheet.page.heading("A turn");
    sheet.page.paragraph(fmt::format(
        "Six cards are dealt to each. The player to the left of the dealer begins{}. In your turn "
        "draw until you hold seven cards, then play one or discard one; you may always "
        "discard. The turn goes to the left. When the draw pile is empty, go on without drawing; "
        "whoever has no card left is passed over.",
        sheet.rules.is_race() ? "" : "; the deal goes to the left from hand to hand"));
}

void write_driving(Sheet& sheet) {
    sheet.page.heading("Driving");
    sheet.page.paragraph(fmt::format(
        "Distance cards need {} on top of your team's battle pile. No card may take the team past "
        "the target, and it plays at most two 200s in a hand. While {} is on top of its speed "
        "pile it plays nothing above 50, until {} covers it.",
        sheet[Card::roll], sheet[Card::speed_limit], sheet[Card::end_of_limit]));
}

// R4.10, and who is out of reach.
std::string attack_rule(const Sheet& sheet) {
    const std::string_view hazard = sheet.words.hazard;
    switch (sheet.rules.attack) {
        case Attack::rolling:
            return fmt::format(
                "on an opposing team that could drive now: {} is on top of its battle "
                "pile, or {} is displayed and nothing in force stops it. Never on a "
                "team that is stopped already.",
                sheet[Card::roll], sheet[Card::right_of_way]);
        case Attack::any:
            return fmt::format(
                "on any battle pile of an opposing team that is not empty. One {0} may "
                "cover another; then only the upper one counts.",
                hazard);
        case Attack::any_or_rolling: break;
    }
    return fmt::format(
        "on any battle pile of an opposing team that is not empty, and on the empty "
        "one of a team that drives by {1}. One {0} may cover another; then only "
        "the upper one counts.",
        hazard, sheet[Card::right_of_way]);
}

void write_hazards(Sheet& sheet) {
    const EditionWords& words = sheet.words;
    sheet.page.heading(fmt::format("Hindering and helping: {}, {}", words.hazard, words.remedy));
    sheet.page.paragraph(fmt::format("{}, {}, {} and {} are played {}", sheet[Card::accident],
                                     sheet[Card::out_of_gas], sheet[Card::flat_tire],
                                     sheet[Card::stop], attack_rule(sheet)));
    sheet.page.paragraph(fmt::format(
        "{} goes on the speed pile of an opposing team that does not show one, whatever its battle "
        "pile shows, even before it has set out.",
        sheet[Card::speed_limit]));
    sheet.page.paragraph(fmt::format(
        "A {} is played on its {} on your own pile. {} is enough after {}; after {}, {} or {} it "
        "is needed as well, in a later turn.",
        words.remedy, words.hazard, sheet[Card::roll], sheet[Card::stop], sheet[Card::repairs],
        sheet[Card::gasoline], sheet[Card::spare_tire]));
}

void write_safeties(Sheet& sheet) {
    const EditionWords& words = sheet.words;
    sheet.page.heading(fmt::format("Protection: {}", words.safety));
    sheet.page.paragraph(fmt::format(
        "A {0} may be played in any turn{1}. For the rest of the hand its {2} cannot be played on "
        "your team, and one that lies there stops it no longer (but {3} is needed on top before it "
        "drives on). Then you take another turn.",
        words.safety,
        words.prevention == words.safety ? "" : fmt::format(", as a {}", words.prevention),
        words.hazard, sheet[Card::roll]));
    sheet.page.paragraph(fmt::format(
        "{0} answers both {1} and {2}. Its team needs no {3}: it drives unless {4}, {5} or {6} "
        "stops it.",
        sheet[Card::right_of_way], sheet[Card::stop], sheet[Card::speed_limit], sheet[Card::roll],
        sheet[Card::accident], sheet[Card::out_of_gas], sheet[Card::flat_tire]));
    sheet.page.paragraph(
        sheet.rules.right_of_way_clears
            ? fmt::format(
                  "When it is displayed, it sends every {} on top of the battle pile and the {} "
                  "on top of the speed pile to the discard pile; another {} that comes to "
                  "light counts again.",
                  sheet[Card::stop], sheet[Card::speed_limit], words.hazard)
            : fmt::format("A {} or {} that shows then stays where it is, without force.",
                          sheet[Card::stop], sheet[Card::speed_limit]));
}

void write_coup_fourre(Sheet& sheet) {
    const EditionWords& words = sheet.words;
    sheet.page.heading(fmt::format("Riposte: {}", words.coup_fourre));
    sheet.page.paragraph(fmt::format(
        "When an opponent plays {4} on your team and you hold its {1}, you may call {2} at once, "
        "before "
        "anybody draws. The {1} is laid crosswise, the {0} goes to the discard pile, and what lay "
        "beneath it counts again. You take a turn right away, {3}, and play goes on to your left: "
        "whoever sits between the attacker and you loses a turn. Or say nothing: the {0} stays, "
        "and "
        "the {1} can be played later.",
        words.hazard, words.safety, words.coup_fourre,
        sheet.rules.refill == Refill::now
            ? "drawing up to seven cards"
            : "drawing one card (the missing one comes with your next turn)",
        with_article(words.hazard)));
}

void write_end(Sheet& sheet) {
    const Rules& rules = sheet.rules;
    sheet.page.heading("The end of a hand");
    sheet.page.paragraph(fmt::format(
        "A hand ends when a team has driven exactly {}, or when nobody has a card left.",
        sheet.distance(rules.target)));
    if (rules.extension != kNoExtension)
        sheet.page.paragraph(fmt::format(
            "The first to bring a team to {0} may call {1} on the spot: then the trip is {2} for "
            "everybody, and all that is said of the target means the new one. Once in a hand.",
            rules.target, sheet.words.extension, sheet.distance(rules.extension)));
    if (rules.is_race())
        sheet.page.paragraph(
            "Whoever reaches the target wins. If nobody does, the furthest wins; if several are "
            "equally far, they share the win.");
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
std::string_view lost_extension(ExtensionLost rule) {
    switch (rule) {
        case ExtensionLost::opponents:
            return "the team that called it, if it completes the trip; otherwise each opponent";
        case ExtensionLost::opponents_if_completed:
            return "the team that called it, if it completes the trip; if another does, each "
                   "opponent of the caller";
        case ExtensionLost::nobody: break;
    }
    return "the team that called it, if it completes the trip; otherwise nobody";
}

std::string who_scores(const Sheet& sheet, const ScoreRow& row) {
    if (row.points == &Score::shut_out)
        return sheet.rules.shut_out == ShutOut::each
                   ? "the team that completed the trip, for each opponent that has no distance card"
                   : "the team that completed the trip, if no opponent has a distance card";
    if (row.points == &Score::extension)
        return std::string(lost_extension(sheet.rules.extension_lost));
    const words::Voice english(words::Language(), sheet.rules.edition);
    return std::string(english(words::help_of(row)));
}

void write_score(Sheet& sheet) {
    const Rules& rules = sheet.rules;
    sheet.page.heading("Points of a hand");
    for (std::size_t i = 0; i < kScoreRows.size(); ++i) {
        const ScoreRow& row = kScoreRows[i];
        if (row.scored_by == ScoredBy::extension && rules.extension == kNoExtension) continue;
        write_row(sheet, sheet.words.rows[i], std::to_string(row.worth), who_scores(sheet, row));
    }
    sheet.page.heading("The game");
    sheet.page.paragraph(fmt::format(
        "Hands are played until a team has {} points at the end of one. The highest total wins; "
        "equal ones are a draw.",
        rules.goal));
}

void write_house_rules(Sheet& sheet, const HouseRules& house) {
    if (house == HouseRules{}) return;
    sheet.page.heading("House rules of this page");
    for (const auto& [name, value] : house_rule_texts(house))
        sheet.page.line(fmt::format("{} {}", name, value));
}

}  // namespace

std::string rules_page(const Rules& rules, const HouseRules& house) {
    const EditionWords& words = words_of(rules.edition);
    Sheet sheet{rules, words, {}};
    sheet.page.title(fmt::format("{}, {} players", id(rules.edition), rules.players));
    sheet.page.line(words.about);
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
