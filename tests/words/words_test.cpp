// The catalogue has a word for everything that the engine names, in the words of each edition.
#include "words/words.h"

#include <gtest/gtest.h>

#include <array>

#include "bornes/review.h"
#include "bornes/settings.h"
#include "fair/fairness_fault.h"
#include "protocol/values.h"
#include "words/faults.h"
#include "words/tables.h"

namespace bornes::words {
namespace {

Language french() { return language_from_id("fr").value(); }

void expect_word(std::string_view area, std::string_view id) {
    const std::string key = std::string(area) + std::string(id);
    EXPECT_TRUE(word_from_key(key)) << key << " is not in the catalogue";
}

TEST(Words, FaultsOfRecordsAreReportedInEveryLanguage) {
    const Voice english(Language(), kDefaultEdition);
    for (const TextFaultCode code : kValues<TextFaultCode>) {
        TextFault fault{code, {"`x`", "6"}, 0};
        if (code == TextFaultCode::refused) fault.arguments = {std::string(id(Refusal::immune))};
        if (code == TextFaultCode::rules_do_not_fit)
            fault.arguments = {std::string(id(RulesFault::five_need_solo))};
        const std::string said = describe(english, fault);
        const bool own_words = code == TextFaultCode::refused ||
                               code == TextFaultCode::rules_do_not_fit ||
                               code == TextFaultCode::wrong_value;
        if (!own_words) {
            EXPECT_EQ(said, fault.why());
        }
        for (const Language language : languages()) {
            if (language == Language()) continue;
            const std::string other = describe({language, kDefaultEdition}, fault);
            // A language may lack the message, and then says it in English.
            EXPECT_TRUE(language != french() || other != said) << id(code);
            EXPECT_EQ(other.find('{'), std::string::npos) << other;
        }
    }
    const RecordFault place{3, 7, {TextFaultCode::unknown_card, {"`rol`"}, 0}};
    EXPECT_EQ(describe({french(), kDefaultEdition}, place, "a.bornes"),
              "a.bornes:3:7: il n’y a pas de carte `rol`");
}

TEST(Words, FaultsOfDealsAreToldInEveryLanguage) {
    const std::array<Slot, 2> slots{{{"first", "1", false}, {"second", "2", false}}};
    for (const fair::FairnessFaultCode code : kValues<fair::FairnessFaultCode>) {
        const std::string key = "verify.fault." + std::string(id(code));
        const fair::FairnessFault fault{code, {"1", "2"}};
        for (const Language language : languages()) {
            const auto said = Voice(language, kDefaultEdition).say(key, slots);
            ASSERT_TRUE(said) << key;
            EXPECT_TRUE(language != Language() || *said == fault.why()) << key;
            EXPECT_TRUE(language != french() || *said != fault.why()) << key;
            EXPECT_EQ(said->find('{'), std::string::npos) << *said;
        }
    }
}

TEST(Words, FaultsOfReviewsAreToldInEveryLanguage) {
    const std::array<Slot, 5> slots{
        {{"card", "a"}, {"name", "b"}, {"figure", "7", true}, {"unit", "c"}, {"who", "other"}}};
    for (const review::FaultCode code : kValues<review::FaultCode>) {
        const std::string key = "review.fault." + std::string(id(code));
        for (const Language language : languages()) {
            const auto said = Voice(language, kDefaultEdition).say(key, slots);
            ASSERT_TRUE(said) << key;
            EXPECT_EQ(said->find('{'), std::string::npos) << *said;
        }
    }
}

TEST(Words, DecimalsAreWrittenAsTheLanguageDoes) {
    EXPECT_EQ(Voice(Language(), kDefaultEdition).decimal(1234.56, 1), "1,234.6");
    EXPECT_EQ(Voice(language_from_id("de").value(), kDefaultEdition).decimal(-3.14, 1), "-3,1");
    EXPECT_EQ(Voice(french(), kDefaultEdition).decimal(0, 2), "0,00");
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
    for (const Setting& setting : kSettings) {
        expect_word("rule.", setting.name);
        for (const std::string_view word : setting.words)
            expect_word("rule." + std::string(setting.name) + ".", word);
    }
    for (const std::string_view phrase : protocol::kPhrases) expect_word("phrase.", phrase);
}

// Clients list the phrases of the catalogue, but the server accepts only those of its own list.
TEST(Words, EveryPhraseOfTheCatalogueCanBeSaid) {
    for (const std::string_view key : word_keys())
        EXPECT_TRUE(!key.starts_with("phrase.") || protocol::is_phrase(key.substr(7))) << key;
}

TEST(Words, CardsAreNamedAsTheEditionDoes) {
    const Voice first(Language(), Edition::parker_1962);
    EXPECT_EQ(first(name_of(Card::stop)), "Red Light");
    EXPECT_EQ(first(name_of(Card::roll)), "Roll");
    const Voice km(Language(), Edition::classic_km);
    EXPECT_EQ(km(name_of(Card::roll)), "Go");
    EXPECT_EQ(km(Word::edition_unit), "km");
    const Voice canada(french(), Edition::parker_1971_fr);
    EXPECT_EQ(canada(name_of(Card::stop)), "Feu rouge");
    EXPECT_EQ(canada(name_of(Card::flat_tire)), "Crevé");
}

TEST(Words, ThePseudoLanguageIsLongerAndInNoList) {
    const auto pseudo = language_from_id("en-XA");
    ASSERT_TRUE(pseudo);
    for (const Language each : languages()) EXPECT_NE(each, *pseudo);
    const Voice english(Language(), kDefaultEdition);
    const Voice longer(*pseudo, kDefaultEdition);
    EXPECT_EQ(longer(Word::setup_start), "Štáártt théé gááméé");
    EXPECT_EQ(longer(phrase::move_dealt{.figure = 2, .name = "Ann", .who = "other"}),
              "Hááñdd 2: Ann dééáálšš.");
    EXPECT_EQ(longer(Word::command_play), english(Word::command_play));
}

TEST(Words, PlaceholdersAreFilled) {
    const Voice voice(french(), Edition::parker_1988);
    EXPECT_EQ(voice(phrase::move_attack{
                  .card = "Crevaison", .name = "Ann", .victim = "Bob", .who = "other"}),
              "Ann joue Crevaison sur Bob.");
    const Voice english(Language(), Edition::parker_1988);
    EXPECT_EQ(english(phrase::rule_goal_points{.figure = 5000}), "5,000 points");
}

TEST(Words, BracesInAValueAreNotPlaceholders) {
    const Voice voice(Language(), Edition::parker_1988);
    EXPECT_EQ(voice(phrase::move_discard{.card = "{name}", .name = "{", .who = "other"}),
              "{ discards {name}.");
}

TEST(Words, NumbersDecideBetweenSingularAndPlural) {
    const auto cards = [](Language language, int figure) {
        return Voice(language, kDefaultEdition)(phrase::table_cards{.figure = figure});
    };
    EXPECT_EQ(cards(Language(), 1), "1 card");
    EXPECT_EQ(cards(Language(), 0), "0 cards");
    EXPECT_EQ(cards(french(), 0), "0 carte");
    EXPECT_EQ(cards(french(), 2), "2 cartes");
}

TEST(Words, TheReferenceComesFirstAndEveryLanguageHasItsFacts) {
    ASSERT_GE(languages().size(), 2U);
    EXPECT_EQ(languages().front(), Language());
    EXPECT_EQ(Language().id(), "en");
    for (const Language each : languages()) {
        EXPECT_EQ(language_from_id(each.id()), each);
        EXPECT_FALSE(each.name().empty());
        EXPECT_NE(each.beside(), each);
        EXPECT_EQ(Voice(each, kDefaultEdition).on_cards().language(), each.beside());
    }
    EXPECT_EQ(french().name(), "Français");
    EXPECT_EQ(language_from_id("xx"), std::nullopt);
    EXPECT_EQ(Voice(Speech(french(), french()), kDefaultEdition).on_cards().language(), french());
}

TEST(Words, LanguagesFollowTheLocale) {
    EXPECT_EQ(language_of_locale("fr_CA.UTF-8"), french());
    EXPECT_EQ(language_of_locale("fr"), french());
    EXPECT_EQ(language_of_locale("frr_DE"), Language());
    EXPECT_EQ(language_of_locale("C.UTF-8"), Language());
    EXPECT_EQ(language_of_locale(""), Language());
}

TEST(Words, ValuesOfSettingsHaveWordsAndNumbersHaveNone) {
    EXPECT_TRUE(name_of_value("attack", "any-or-rolling"));
    EXPECT_TRUE(name_of_value("goal", "race"));
    EXPECT_FALSE(name_of_value("target", "700"));
}

}  // namespace
}  // namespace bornes::words
