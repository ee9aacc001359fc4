#include "terminal/telling/help.h"

#include <fmt/format.h>

#include <algorithm>

#include "bornes/score.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

class HelpPage {
public:
    HelpPage(const Voice& voice, const Rules& rules, int width)
        : voice_(voice), rules_(rules), width_(width) {}

    void add_rules() {
        add_goal();
        add_cards();
        add_attack();
        add_answers();
        if (!rules_.is_race()) add_points();
    }
    std::vector<HelpLine> take() { return std::move(lines_); }

private:
    std::string_view card(Card card) const { return name_of(voice_, card); }

    void add(std::string_view text) { add_point(lines_, text, width_); }
    void title(Word word) { add_title(lines_, voice_(word)); }

    void add_goal() {
        const std::string_view unit = voice_(Word::edition_unit);
        if (rules_.is_race())
            add(voice_(phrase::help_goal_race{.target = rules_.target, .unit = unit}));
        else
            add(voice_(phrase::help_goal_points{
                .figure = rules_.goal, .target = rules_.target, .unit = unit}));
        if (rules_.is_race()) add(voice_(Word::terminal_help_race_end));
        add(voice_(Word::help_turn));
        if (rules_.extension != kNoExtension)
            add(voice_(
                phrase::help_extension{.longer = rules_.extension, .target = rules_.target}));
    }
    void add_cards() {
        add(voice_(phrase::help_roll{.roll = card(Card::roll)}));
        add(voice_(
            phrase::help_limit{.end = card(Card::end_of_limit), .limit = card(Card::speed_limit)}));
        const bool race = rules_.is_race();
        add(voice_(race ? Word::terminal_help_two_hundreds_race : Word::help_two_hundreds));
        add(voice_(race ? Word::terminal_help_safeties_race : Word::help_safeties));
        add(voice_(phrase::help_right_of_way{.card = card(Card::right_of_way),
                                             .limit = card(Card::speed_limit),
                                             .roll = card(Card::roll),
                                             .stop = card(Card::stop)}));
        if (race)
            add(voice_(Word::terminal_help_coup_fourre_race));
        else
            add(voice_(phrase::help_coup_fourre{.points = worth(&Score::coup_fourres)}));
    }
    void add_attack() {
        switch (rules_.attack) {
            case Attack::rolling: add(voice_(Word::help_attack_rolling)); break;
            case Attack::any: add(voice_(Word::help_attack_any)); break;
            case Attack::any_or_rolling: add(voice_(Word::help_attack_any_or_rolling)); break;
        }
        if (rules_.right_of_way_clears)
            add(voice_(phrase::help_clears{.card = card(Card::right_of_way),
                                           .limit = card(Card::speed_limit),
                                           .stop = card(Card::stop)}));
    }
    void add_answers() {
        title(Word::help_answers_title);
        int hazards = 0;
        int remedies = 0;
        for (int i = 0; i < kHazards; ++i) {
            hazards = std::max(hazards, width_of(card(hazard_at(i))));
            remedies = std::max(remedies, width_of(card(remedy_for(hazard_at(i)))));
        }
        for (int i = 0; i < kHazards; ++i) {
            const Card hazard = hazard_at(i);
            const std::string remedy(card(remedy_for(hazard)));
            lines_.push_back(
                {fmt::format("  ▲ {}{}  ● {}{}  ◆ {}", card(hazard), padding(card(hazard), hazards),
                             remedy, padding(remedy, remedies), card(safety_against(hazard)))});
        }
    }
    void add_points() {
        title(Word::help_score_title);
        std::vector<std::string> rows;
        for (const ScoreRow& row : kScoreRows)
            rows.push_back(voice_(
                phrase::help_score_row{.points = row.worth, .row = voice_(words::help_of(row))}));
        add(fmt::format("{}", fmt::join(rows, " · ")));
    }

    const Voice& voice_;
    const Rules& rules_;
    int width_;
    std::vector<HelpLine> lines_;
};

}  // namespace

std::vector<HelpLine> rules_lines(const Voice& voice, const Rules& rules, int width) {
    HelpPage page(voice, rules, width);
    page.add_rules();
    return page.take();
}

void add_title(std::vector<HelpLine>& lines, std::string_view title) {
    lines.emplace_back();
    lines.push_back({std::string(title), true});
}

void add_point(std::vector<HelpLine>& lines, std::string_view text, int width) {
    constexpr int margins = 6;
    bool first = true;
    for (const std::string& line : wrapped(text, width - margins)) {
        lines.push_back({(first ? "· " : "  ") + line});
        first = false;
    }
}

}  // namespace bornes::terminal
