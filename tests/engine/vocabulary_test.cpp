// The engine's tables describe it completely: every enum value has an id and can be found by it,
// and no fact is missing.
#include "bornes/vocabulary.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "bornes/bornes.h"
#include "bornes/bot.h"

namespace bornes {
namespace {

using testing::HasSubstr;

template <typename Enum>
class Ids : public testing::Test {};
using Enums = testing::Types<Card, Family, Edition, Deck, Attack, Refill, ExtensionLost, ShutOut,
                             Teams, RulesFault, DealFault, Refusal, Phase, Battle, Pile, Verb,
                             ScoredBy, SheetFaultCode, Level, ReasonCode>;
TYPED_TEST_SUITE(Ids, Enums);

TYPED_TEST(Ids, AreDifferentAndLeadBack) {
    std::set<std::string_view> seen;
    for (const TypeParam value : kValues<TypeParam>) {
        EXPECT_FALSE(id(value).empty());
        EXPECT_EQ(from_id<TypeParam>(id(value)), value);
        EXPECT_TRUE(seen.insert(id(value)).second) << id(value);
    }
    EXPECT_EQ(from_id<TypeParam>("no-such-id"), std::nullopt);
    EXPECT_EQ(from_id<TypeParam>(""), std::nullopt);
}

TEST(CardTable, FamiliesFollowTheOrderOfTheCards) {
    for (const Card card : kValues<Card>) {
        EXPECT_EQ(family_of(card) == Family::distance, is_distance(card)) << id(card);
        EXPECT_EQ(family_of(card) == Family::hazard, is_hazard(card)) << id(card);
        EXPECT_EQ(family_of(card) == Family::remedy, is_remedy(card)) << id(card);
        EXPECT_EQ(family_of(card) == Family::safety, is_safety(card)) << id(card);
    }
    EXPECT_EQ(kFullDeck, 106);
    EXPECT_EQ(kShortDeck, 101);
}

TEST(SettingTable, TextsLeadBackToValues) {
    for (const Setting& setting : kSettings) {
        EXPECT_EQ(find_setting(setting.name), &setting);
        for (const std::string& text : menu_texts(setting)) {
            const std::optional<int> value = value_from(setting, text);
            ASSERT_TRUE(value && setting.takes(*value)) << setting.name << ' ' << text;
            EXPECT_EQ(text_of(setting, *value), text);
            HouseRules house;
            setting.set_in_house_rules(house, value);
            EXPECT_EQ(setting.in_house_rules(house), value) << setting.name;
            EXPECT_EQ(house_rule_text(house, setting), text);
            setting.set_in_house_rules(house, std::nullopt);
            EXPECT_EQ(house, HouseRules{});
        }
        EXPECT_FALSE(value_from(setting, "")) << setting.name;
        EXPECT_FALSE(value_from(setting, "00")) << setting.name;
    }
}

// The rules of the game have the values of the house rules.
TEST(SettingTable, HouseRulesReachTheRules) {
    for (const Setting& setting : kSettings)
        for (const std::string& text : menu_texts(setting)) {
            HouseRules house;
            ASSERT_FALSE(set_house_rule(house, setting.name, text));
            const RulesResult made = make_rules(Edition::parker_1988, 4, house);
            if (!made) continue;
            EXPECT_EQ(rule_text(made.rules, setting), text) << setting.name;
        }
}

TEST(ScoreTable, EveryRowCountsInTheTotal) {
    int expected = 0;
    Score score;
    for (const ScoreRow& row : kScoreRows) {
        score.*row.points = row.worth;
        expected += row.worth;
        EXPECT_EQ(score.total(), expected) << row.id;
        EXPECT_EQ(worth(row.points), row.worth);
    }
}

TEST(Vocabulary, NamesEverything) {
    const std::string json = vocabulary();
    for (const Card card : kValues<Card>)
        EXPECT_THAT(json, HasSubstr("{\"id\":\"" + std::string(id(card)) + "\",\"family\""));
    for (const Edition edition : kEditions)
        EXPECT_THAT(json, HasSubstr("{\"id\":\"" + std::string(id(edition)) + "\",\"playsAs\""));
    for (const Setting& setting : kSettings)
        EXPECT_THAT(json, HasSubstr("{\"name\":\"" + std::string(setting.name) + "\",\"rule\""));
    for (const ScoreRow& row : kScoreRows)
        EXPECT_THAT(json, HasSubstr("\"worth\":" + std::to_string(row.worth)));
    for (const Refusal refusal : kValues<Refusal>)
        EXPECT_THAT(json, HasSubstr(std::string(sentence(refusal))));
    EXPECT_THAT(json, HasSubstr(R"("2":{"deck":"short","target":"700","extension":"1000")"));
    EXPECT_THAT(json, testing::Not(HasSubstr("\"5\":{")));  // five players need `teams solo`
}

TEST(CheckedVerbs, TryApplyRefusesAndChangesNothing) {
    const Rules rules = make_rules(Edition::parker_1988, 2).rules;
    Position position = deal(rules, sorted_deck(rules), 1);
    const Position before = position;
    EXPECT_EQ(try_apply(position, Action::finish()), Refusal::nothing_to_extend);
    EXPECT_EQ(position, before);
    EXPECT_EQ(try_apply(position, Action::discard(Card::km25)), Refusal::none);
    EXPECT_NE(position, before);
}

TEST(CheckedVerbs, DealRefusesInvalidArguments) {
    const Rules rules = make_rules(Edition::parker_1988, 2).rules;
    const DeckOrder deck = sorted_deck(rules);
    EXPECT_EQ(deal(rules, deck, 2).fault, DealFault::no_such_dealer);
    EXPECT_EQ(deal(rules, deck, kNoSeat).fault, DealFault::no_such_dealer);
    DeckOrder wrong = deck;
    wrong[0] = Card::right_of_way;
    EXPECT_EQ(deal(rules, wrong, 0).fault, DealFault::wrong_deck);
    const DealResult dealt = deal(rules, deck, 0);
    ASSERT_TRUE(dealt);
    EXPECT_EQ(deal_next(dealt.position, deck).fault, DealFault::hand_not_over);
    Position finished = dealt;
    finished.board.phase = Phase::game_over;
    EXPECT_EQ(deal_next(finished, deck).fault, DealFault::game_over);

    const Position refused = deal(rules, wrong, 0);
    ActionList list;
    legal_actions(refused, list);
    EXPECT_TRUE(list.empty());
}

static_assert(!std::is_convertible_v<Seat, Team> && !std::is_convertible_v<Team, Seat>);
static_assert(!std::is_assignable_v<Team&, Seat>);

}  // namespace
}  // namespace bornes
