// Actions in one byte.
#include "bornes/action.h"

#include <gtest/gtest.h>

#include <set>
#include <variant>

#include "bornes/notation.h"
#include "bornes/position.h"

namespace bornes::test {
namespace {

TEST(Action, EveryWellFormedCodeHasATextOfItsOwn) {
    std::set<std::string> texts;
    int well_formed = 0;
    for (int code = 0; code < 256; ++code) {
        const Action action = Action::from_code(static_cast<std::uint8_t>(code));
        EXPECT_EQ(action.code(), code);
        if (!action.well_formed()) {
            EXPECT_EQ(to_text(action), "") << code;
            continue;
        }
        ++well_formed;
        texts.insert(to_text(action));
        const auto parsed = action_from_text(to_text(action));
        ASSERT_TRUE(bool{parsed}) << to_text(action);
        EXPECT_EQ(*parsed, action);
    }
    // 19 plays, 19 discards, 5 hazards on 6 teams, 4 coups fourrés and decline, extend and finish.
    EXPECT_EQ(well_formed, 19 + 19 + 30 + 5 + 2);
    EXPECT_EQ(texts.size(), static_cast<std::size_t>(well_formed));
}

TEST(Action, KnowsItsCardAndTeam) {
    EXPECT_EQ(Action::play(Card::km200).card(), Card::km200);
    EXPECT_EQ(Action::discard(Card::right_of_way).card(), Card::right_of_way);
    EXPECT_EQ(Action::coup_fourre(Card::puncture_proof).card(), Card::puncture_proof);
    for (int team = 0; team < 6; ++team) {
        EXPECT_EQ(Action::attack(Card::speed_limit, team).team(), team);
        EXPECT_EQ(Action::attack(Card::speed_limit, team).card(), Card::speed_limit);
    }
    EXPECT_TRUE(Action::decline().is_decline());
    EXPECT_FALSE(Action::finish().is_decline());
}

TEST(ActionList, HoldsTheMostThatAHandCanDo) {
    // Five hazards against five attackable opponents, and two other playable cards.
    const Rules rules = make_rules(Edition::parker_1988, 6,
                                   [] {
                                       HouseRules house;
                                       house.teams = Teams::solo;
                                       return house;
                                   }())
                            .rules;
    Board board;
    board.rules = rules;
    board.target_steps = 28;
    for (Tableau& team : board.teams) team.status.show(Battle::roll);
    Hand hand;
    for (const Card card : {Card::accident, Card::out_of_gas, Card::flat_tire, Card::stop,
                            Card::speed_limit, Card::km25, Card::right_of_way})
        hand.add(card);
    ActionList actions;
    legal_actions(board, hand, actions);
    EXPECT_EQ(actions.size(), ActionList::kCapacity);
    EXPECT_EQ(actions[0], Action::play(Card::km25));
    EXPECT_EQ(actions[2], Action::attack(Card::accident, 1));
    EXPECT_EQ(actions[33], Action::discard(Card::right_of_way));
    EXPECT_FALSE(actions.contains(Action::attack(Card::accident, 0)));
}

TEST(Refusal, EachHasASentenceAndAName) {
    std::set<std::string_view> names;
    std::set<std::string_view> sentences;
    for (int i = 0; i < kCount<Refusal>; ++i) {
        names.insert(id(static_cast<Refusal>(i)));
        sentences.insert(sentence(static_cast<Refusal>(i)));
    }
    EXPECT_EQ(names.size(), kIds<Refusal>.size());
    EXPECT_EQ(sentences.size(), kIds<Refusal>.size());
    EXPECT_EQ(sentence(Refusal::two_200s_played), "the two 200s of the team are already played");
}

}  // namespace
}  // namespace bornes::test
