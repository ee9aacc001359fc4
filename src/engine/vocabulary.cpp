#include "bornes/vocabulary.h"

#include "bornes/action.h"
#include "bornes/position.h"
#include "bornes/score.h"
#include "bornes/settings.h"
#include "bornes/sheet.h"
#include "json_writer.h"

namespace bornes {
namespace {

using namespace detail;

void write_limits(JsonWriter& json) {
    json.object([&] {
        json.field("minPlayers", kMinPlayers);
        json.field("maxPlayers", kMaxPlayers);
        json.field("handSize", kHandSize);
        json.field("fullDeck", kFullDeck);
        json.field("shortDeck", kShortDeck);
        json.field("step", kStep);
        json.field("mostHands", static_cast<int>(kMostHands));
    });
}

void write_card(JsonWriter& json, Card card) {
    json.object([&] {
        json.field("id", id(card));
        json.field("family", id(family_of(card)));
        json.field("count", count_in_full_deck(card));
        if (is_distance(card)) json.field("miles", miles_of(card));
        if (!is_hazard(card)) return;
        json.field("remedy", id(remedy_for(card)));
        json.field("safety", id(safety_against(card)));
    });
}

void write_own_rules(JsonWriter& json, const Rules& rules) {
    json.object([&] {
        for (const Setting& setting : kSettings)
            json.field(setting.name, rule_text(rules, setting));
    });
}

void write_edition(JsonWriter& json, Edition edition) {
    json.object([&] {
        json.field("id", id(edition));
        json.field("playsAs", id(plays_as(edition)));
        json.field("default", edition == kDefaultEdition);
        json.key("own").object([&] {
            for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
                if (const RulesResult made = make_rules(edition, players))
                    write_own_rules(json.key(std::to_string(players)), made.rules);
        });
    });
}

void write_setting(JsonWriter& json, const Setting& setting) {
    json.object([&] {
        json.field("name", setting.name);
        json.field("rule", setting.rule);
        json.key("words").array(setting.words, [&](auto word) { json.value(word); });
        json.key("menu").array(menu_texts(setting), [&](const auto& text) { json.value(text); });
        if (!setting.is_number()) return;
        json.field("least", setting.least);
        json.field("most", setting.most);
        json.field("multiple", setting.multiple);
    });
}

void write_score_row(JsonWriter& json, const ScoreRow& row) {
    json.object([&] {
        json.field("id", row.id);
        json.field("json", row.json);
        json.field("rule", row.rule);
        json.field("worth", row.worth);
        json.field("scoredBy", id(row.scored_by));
    });
}

template <HasIds Enum>
void write_ids(JsonWriter& json, std::string_view key) {
    json.key(key).array(kIds<Enum>, [&](std::string_view id) { json.value(id); });
}

template <HasIds Enum>
void write_sentences(JsonWriter& json, std::string_view key) {
    json.key(key).array(kValues<Enum>, [&](Enum value) {
        json.object([&] {
            json.field("id", id(value));
            json.field("sentence", std::string_view(sentence(value)));
        });
    });
}

}  // namespace

std::string vocabulary() {
    std::string out;
    JsonWriter json(out);
    json.object([&] {
        write_limits(json.key("limits"));
        json.key("cards").array(kValues<Card>, [&](Card card) { write_card(json, card); });
        json.key("editions").array(kEditions, [&](Edition each) { write_edition(json, each); });
        json.key("settings").array(kSettings, [&](const Setting& setting) {
            write_setting(json, setting);
        });
        json.key("scoreRows").array(kScoreRows, [&](const ScoreRow& row) {
            write_score_row(json, row);
        });
        write_ids<Family>(json, "families");
        write_ids<Phase>(json, "phases");
        write_ids<Verb>(json, "verbs");
        write_ids<Battle>(json, "battles");
        write_ids<Pile>(json, "piles");
        write_sentences<Refusal>(json, "refusals");
        write_sentences<RulesFault>(json, "rulesFaults");
        write_sentences<DealFault>(json, "dealFaults");
        write_sentences<SheetFaultCode>(json, "sheetFaults");
    });
    return out;
}

}  // namespace bornes
