// R8.12: each edition has its own words.
#include "support/table.h"
#include "words/words.h"

namespace bornes::test::r8_12 {
namespace {

using words::Language;
using words::Voice;
using words::Word;

Language french() { return words::language_from_id("fr").value(); }

std::string in_english(Edition edition, Card card) {
    return std::string(Voice(Language(), edition)(words::name_of(card)));
}

TEST(R8_12_UnitAndWords, StopAndRoll) {
    EXPECT_EQ(in_english(Edition::parker_1962, Card::stop), "Red Light");
    EXPECT_EQ(in_english(Edition::parker_1962, Card::roll), "Roll");
    EXPECT_EQ(in_english(Edition::parker_1971_fr, Card::stop), "Red Light");
    EXPECT_EQ(in_english(Edition::parker_1988, Card::stop), "Stop");
    EXPECT_EQ(in_english(Edition::parker_1988, Card::roll), "Roll");
    EXPECT_EQ(in_english(Edition::fundex_2010, Card::stop), "Stop");
    EXPECT_EQ(in_english(Edition::fundex_2010, Card::roll), "Go!");
    EXPECT_EQ(in_english(Edition::classic_km, Card::stop), "Stop");
    EXPECT_EQ(in_english(Edition::classic_km, Card::roll), "Go");
}

TEST(R8_12_UnitAndWords, ASafetyPlayedInAdvanceIsAPrevention) {
    const auto told = [](Language language, Edition edition) {
        const Voice voice(language, edition);
        return voice(words::phrase::move_safety{.card = "X", .name = "Ann", .who = "other"});
    };
    for (const Edition edition : {Edition::parker_1962, Edition::parker_1971_fr}) {
        EXPECT_EQ(told(Language(), edition), "Ann plays X as a prevention and goes on.");
        EXPECT_EQ(told(french(), edition), "Ann joue X en prévention et rejoue.");
    }
    for (const Edition edition :
         {Edition::parker_1988, Edition::fundex_2010, Edition::classic_km}) {
        EXPECT_EQ(told(Language(), edition), "Ann plays the safety X and goes on.");
        EXPECT_EQ(told(french(), edition), "Ann joue la botte X et rejoue.");
    }
}

TEST(R8_12_UnitAndWords, TheCanadianSheetDiffersInWordsAlone) {
    for (const int players : {2, 3, 4, 6}) {
        Rules rules = make_rules(Edition::parker_1971_fr, players).rules;
        rules.edition = Edition::parker_1962;
        EXPECT_EQ(rules, make_rules(Edition::parker_1962, players).rules) << players;
    }
}

TEST(R8_12_UnitAndWords, Units) {
    const auto unit = [](Language language, Edition edition) {
        return Voice(language, edition)(Word::edition_unit);
    };
    EXPECT_EQ(unit(Language(), Edition::parker_1962), "miles");
    EXPECT_EQ(unit(french(), Edition::parker_1971_fr), "milles");
    EXPECT_EQ(unit(Language(), Edition::parker_1988), "miles");
    EXPECT_EQ(unit(Language(), Edition::fundex_2010), "miles");
    EXPECT_EQ(unit(Language(), Edition::classic_km), "km");
}

TEST(R8_12_UnitAndWords, TheFrenchSheet) {
    const Voice voice(french(), Edition::parker_1971_fr);
    EXPECT_EQ(voice(Word::card_family_hazard), "obstacle");
    EXPECT_EQ(voice(Word::card_family_remedy), "parade");
    EXPECT_EQ(voice(Word::card_family_safety), "botte");
    EXPECT_EQ(voice(Word::table_coup_fourre), "coup fourré");
    EXPECT_EQ(voice(Word::score_delayed_action), "Couronnement");
    EXPECT_EQ(voice(Word::score_safe_trip), "Sans étape");
    EXPECT_EQ(voice(Word::score_shut_out), "Capot");
    EXPECT_EQ(voice(Word::score_extension), "Allonge");
}

}  // namespace
}  // namespace bornes::test::r8_12
