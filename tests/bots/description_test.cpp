// What the networks see of a view: one number per true fact.
#include "bots/description.h"

#include <gtest/gtest.h>

#include <set>

#include "bornes/playout.h"
#include "bots/bot_games.h"
#include "bots/inputs.h"
#include "support/scale.h"
#include "support/table.h"

namespace bornes::test {
namespace {

using namespace bots;
using namespace inputs;

// The facts for the seat to act. The focus is on the leader, or on a given team.
class Facts {
public:
    explicit Facts(const Table& t, std::optional<Team> focus = {}) {
        const Hand held = t.hands[t.board.seat];
        Description description(t, held, unseen_cards(t, held));
        leader_ = description.leader();
        for (const int fact : description.with_focus(focus.value_or(leader_))) on_.insert(fact);
    }
    bool has(int input) const { return on_.contains(input); }
    Team leader() const { return leader_; }

private:
    std::set<int> on_;
    Team leader_;
};

TEST(Description, CountsTheHandUpToThree) {
    const Facts facts(table("parker-1988, players 2", "seat 1: 25 25 25 25 75 75 roll"));
    for (int copy = 0; copy < kHandCopies; ++copy) {
        EXPECT_TRUE(facts.has(kHandAt + index(Card::km25) * kHandCopies + copy));
        EXPECT_EQ(facts.has(kHandAt + index(Card::km75) * kHandCopies + copy), copy < 2);
        EXPECT_EQ(facts.has(kHandAt + index(Card::roll) * kHandCopies + copy), copy < 1);
        EXPECT_FALSE(facts.has(kHandAt + index(Card::stop) * kHandCopies + copy));
    }
}

TEST(Description, ReadsThePilesOfTheTeamToAct) {
    const Facts facts(table("parker-1988, players 2", R"(
        team 1 battle: roll accident
        team 1 speed: speed-limit
        team 1 distance: 200 75
        team 1 safeties: extra-tank
    )"));
    EXPECT_TRUE(facts.has(kOwnStatusAt + kBattle + static_cast<int>(Battle::accident)));
    EXPECT_FALSE(facts.has(kOwnStatusAt + kBattle + static_cast<int>(Battle::roll)));
    EXPECT_TRUE(facts.has(kOwnStatusAt + kHazardInForce));
    EXPECT_TRUE(facts.has(kOwnStatusAt + kLimited));
    EXPECT_TRUE(facts.has(kOwnStatusAt + kShowsLimit));
    EXPECT_FALSE(facts.has(kOwnStatusAt + kRolling));
    for (int i = 0; i < kSafeties; ++i)
        EXPECT_EQ(facts.has(kOwnStatusAt + kSafety + i), safety_at(i) == Card::extra_tank);
    EXPECT_TRUE(facts.has(kOwnToGoAt + 425 / kStep));
    EXPECT_TRUE(facts.has(kOwnTwoHundredsAt + 1));
}

TEST(Description, HasOneInputForAllLongTrips) {
    const Facts facts(table("parker-1988, players 2, set target 1500, set extension none"));
    EXPECT_TRUE(facts.has(kOwnToGoAt + kOwnToGoSteps - 1));
    EXPECT_TRUE(facts.has(kFocusAt + kOpponentToGo + kOpponentToGoSteps - 1));
}

TEST(Description, FocusesOnTheLeaderOrOnATeamOfChoice) {
    const Table t = table("parker-1988, players 3", R"(
        team 2 battle: roll
        team 3 battle: roll stop
        team 3 distance: 100
    )");
    const Facts leader(t);
    EXPECT_EQ(leader.leader(), Team(2));
    EXPECT_TRUE(leader.has(kFocusAt + kHazardInForce));
    EXPECT_TRUE(leader.has(kFocusAt + kOpponentToGo + 600 / kStep / 2));
    EXPECT_TRUE(leader.has(kOthersAt + kRolling));
    EXPECT_TRUE(leader.has(kOthersAt + kHasNoMiles));
    EXPECT_TRUE(leader.has(kOthersAt + kPlaysNext));
    EXPECT_FALSE(leader.has(kFocusAt + kPlaysNext));
    const Facts other(t, 1);
    EXPECT_TRUE(other.has(kFocusAt + kRolling));
    EXPECT_TRUE(other.has(kOthersAt + kHazardInForce));
}

// With partners, only the first hand of a team counts, because the networks were trained that way.
TEST(Description, TakesTheFirstHandOfATeamForAllOfIt) {
    const auto few = [](std::string_view hands) {
        const Table t = table("parker-1988, players 4", "seat 1: 25\ndraw:\n" + std::string(hands));
        return Facts(t).has(kFocusAt + kFewCards);
    };
    EXPECT_TRUE(few("seat 2: 25; seat 4: 25 25 25 25"));
    EXPECT_FALSE(few("seat 2: 25 25 25 25; seat 4: 25"));
}

TEST(Description, KnowsTheRules) {
    const Facts points(table("parker-1988, players 4"));
    EXPECT_TRUE(points.has(kRulesAt + kAttackRule + static_cast<int>(Attack::any_or_rolling)));
    EXPECT_TRUE(points.has(kRulesAt + kPlayers + 4 - kMinPlayers));
    EXPECT_TRUE(points.has(kRulesAt + kPartners));
    EXPECT_FALSE(points.has(kRulesAt + kMayExtend)) << "tables of four play to 1000 at once";
    EXPECT_TRUE(Facts(table("parker-1988, players 2")).has(kRulesAt + kMayExtend));
    EXPECT_FALSE(points.has(kRulesAt + kIsRace));
    const Facts race(table("fundex-2010, players 3, set deck full, set refill next-turn"));
    EXPECT_TRUE(race.has(kRulesAt + kIsRace));
    EXPECT_TRUE(race.has(kRulesAt + kRefillNextTurn));
    EXPECT_FALSE(race.has(kRulesAt + kShortDeckIsUsed));
    EXPECT_FALSE(race.has(kRulesAt + kPartners));
}

TEST(Description, KnowsWhoExtended) {
    const Facts ours(table("parker-1988, players 2", "extended by: 1"));
    EXPECT_TRUE(ours.has(kRulesAt + kExtendedByUs));
    EXPECT_FALSE(ours.has(kRulesAt + kMayExtend));
    const Facts theirs(table("parker-1988, players 2", "extended by: 2"));
    EXPECT_TRUE(theirs.has(kRulesAt + kExtendedByOthers));
}

TEST(Description, KnowsTheOpenChoice) {
    Table attacked = table("parker-1988, players 2", R"(
        seat 1: flat-tire
        seat 2: puncture-proof
        team 2 battle: roll
    )");
    act(attacked, "play flat-tire on 2");
    EXPECT_TRUE(Facts(attacked).has(kChoiceAt + kAttackedWith + hazard_index(Card::flat_tire)));
    Table reached = table("parker-1988, players 2", R"(
        seat 1: 100
        team 1 battle: roll
        team 1 distance: 200 200 100 100
    )");
    act(reached, "play 100");
    EXPECT_TRUE(Facts(reached).has(kChoiceAt + kExtensionIsOpen));
}

TEST(Description, CountsTheCardsToCome) {
    const Facts facts(table("parker-1988, players 2", R"(
        seat 1: driving-ace
        discard: 200 200 200
    )"));
    const auto at = [](Card card) {
        return kUnseenAt + (index(card) - kFirstCounted) * kUnseenLevels;
    };
    EXPECT_TRUE(facts.has(at(Card::driving_ace) + 0));
    EXPECT_TRUE(facts.has(at(Card::extra_tank) + 1));
    EXPECT_TRUE(facts.has(at(Card::km200) + 1));
    EXPECT_TRUE(facts.has(kShortDistancesAt + index(Card::km25) * kUnseenLevels + 3));
}

TEST(Description, SeesTheFewestCardsThatFinishTheTrip) {
    const auto facts = [](std::string_view hand) {
        return Facts(table("parker-1988, players 2",
                           "team 1 distance: 100 100 100 100\nseat 1: " + std::string(hand)));
    };
    const Facts two = facts("200 100 50 50 25 roll roll");
    EXPECT_FALSE(two.has(kFinishAt));
    EXPECT_TRUE(two.has(kFinishAt + 1));
    EXPECT_FALSE(two.has(kFinishAt + 2)) << "100 + 100 + ... is longer";
    const Facts three = facts("100 100 100 25 roll roll stop");
    EXPECT_TRUE(three.has(kFinishAt + 2));
    const Facts none = facts("25 25 roll roll roll stop stop");
    for (int cards = 0; cards < kFinishes; ++cards) EXPECT_FALSE(none.has(kFinishAt + cards));
}

TEST(Description, NamesEachFactOnceAndNoOther) {
    Random random(4);
    for_moves_of_games(scaled(2000), 8, [&](const Position&, const View& seen) {
        Description description(seen.board, seen.hand, unseen_cards(seen.board, seen.hand));
        const Features facts = description.with_focus(description.leader());
        EXPECT_LE(facts.size(), static_cast<std::size_t>(Description::kMost));
        // Opponents out of focus share a group. Only the facts before that group occur once.
        std::set<int> seen_once;
        for (const int fact : facts) {
            EXPECT_LT(fact, feature_count());
            const bool shared = fact >= kOthersAt && fact < kOthersAt + kOpponentFacts;
            EXPECT_TRUE(seen_once.insert(fact).second || shared) << fact;
        }
        ActionList list;
        legal_actions(seen, list);
        return random_action(list, random);
    });
}

TEST(PolicyOutputs, DistinguishActionsButNotTheTeamsTheyHit) {
    EXPECT_EQ(policy_output(Action::attack(Card::stop, 1)),
              policy_output(Action::attack(Card::stop, 2)));
    std::set<int> outputs;
    for (const Card card : kValues<Card>) {
        outputs.insert(policy_output(Action::play(card)));
        outputs.insert(policy_output(Action::discard(card)));
    }
    outputs.insert(policy_output(Action::coup_fourre(Card::driving_ace)));
    for (const Action action : {Action::decline(), Action::extend(), Action::finish()})
        outputs.insert(policy_output(action));
    EXPECT_EQ(outputs.size(), static_cast<std::size_t>(kPolicyOutputs));
    EXPECT_EQ(*outputs.begin(), 0);
    EXPECT_EQ(*outputs.rbegin(), kPolicyOutputs - 1);
}

}  // namespace
}  // namespace bornes::test
