// The catalogue has a word for everything that the engine names, and says it as the edition does.
#include "words/words.h"

#include <gtest/gtest.h>

#include "bornes/settings.h"

namespace bornes::words {
namespace {

void expect_word(std::string_view area, std::string_view id) {
    const std::string key = std::string(area) + std::string(id);
    EXPECT_TRUE(word_from_key(key)) << key << " is not in the catalogue";
}

TEST(Words, EveryIdOfTheEngineHasAWord) {
    for (int i = 0; i < kCardKinds; ++i) {
        expect_word("card.", id(card_at(i)));
        expect_word("card.short.", id(card_at(i)));
    }
    for (const Edition edition : kEditions) {
        expect_word("edition.", id(edition));
        expect_word("edition.about.", id(edition));
    }
    for (const Refusal refusal : kValues<Refusal>) expect_word("refusal.", id(refusal));
    for (const RulesFault fault : kValues<RulesFault>)
        if (fault != RulesFault::none) expect_word("rule.fault.", id(fault));
    for (const Level level : kLevels) expect_word("player.", id(level));
    for (const ReasonCode reason : kValues<ReasonCode>) expect_word("reason.", id(reason));
    for (const Setting& setting : kSettings) {
        expect_word("rule.", setting.name);
        for (const std::string_view word : setting.words)
            expect_word("rule." + std::string(setting.name) + ".", word);
    }
}

TEST(Words, CardsAreNamedAsTheEditionDoes) {
    const Voice first(Language::english, Edition::parker_1962);
    EXPECT_EQ(first(name_of(Card::stop)), "Red Light");
    EXPECT_EQ(first(name_of(Card::roll)), "Roll");
    const Voice km(Language::english, Edition::classic_km);
    EXPECT_EQ(km(name_of(Card::roll)), "Go");
    EXPECT_EQ(km(Word::edition_unit), "km");
    const Voice canada(Language::french, Edition::parker_1971_fr);
    EXPECT_EQ(canada(name_of(Card::stop)), "Feu rouge");
    EXPECT_EQ(canada(name_of(Card::flat_tire)), "Crevé");
}

TEST(Words, PlaceholdersAreFilled) {
    const Voice voice(Language::french, Edition::parker_1988);
    EXPECT_EQ(voice(phrase::move_attack{.card = "Crevé", .name = "Ann", .victim = "Bob"}),
              "Ann joue Crevé sur Bob.");
    const Voice english(Language::english, Edition::parker_1988);
    EXPECT_EQ(english(phrase::rule_goal_points{.figure = 5000}), "5000 points");
}

TEST(Words, TextInABraceIsNoPlaceholder) {
    const Voice voice(Language::english, Edition::parker_1988);
    EXPECT_EQ(voice(phrase::move_discard{.card = "{name}", .name = "{"}), "{ discards {name}.");
}

TEST(Words, LanguagesFollowTheLocale) {
    EXPECT_EQ(language_of_locale("fr_CA.UTF-8"), Language::french);
    EXPECT_EQ(language_of_locale("fr"), Language::french);
    EXPECT_EQ(language_of_locale("frr_DE"), Language::english);
    EXPECT_EQ(language_of_locale("C.UTF-8"), Language::english);
    EXPECT_EQ(language_of_locale(""), Language::english);
}

TEST(Words, ValuesOfSettingsHaveWordsAndNumbersHaveNone) {
    EXPECT_TRUE(name_of_value("attack", "any-or-rolling"));
    EXPECT_TRUE(name_of_value("goal", "race"));
    EXPECT_FALSE(name_of_value("target", "700"));
}

}  // namespace
}  // namespace bornes::words
