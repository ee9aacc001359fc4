// Every reason to refuse a hand that people enter (include/bornes/sheet.h).
#include <gtest/gtest.h>

#include "bornes/vocabulary.h"
#include "entered_hands.h"
#include "support/table.h"

namespace bornes::test {
namespace {

class SheetRefusals : public testing::Test {
protected:
    // Changes a valid hand of four players, and returns the refusal of the result.
    template <typename Change>
    std::string after(Change change) {
        HandEntry hand = lone_trip(rules_);
        hand.teams[1].distance = EnteredMiles{650, 0};
        EXPECT_EQ(refusal_of(rules_, hand), "");
        change(hand);
        return refusal_of(rules_, hand);
    }
    Rules rules_ = rules_of("parker-1988, players 4");
};

TEST_F(SheetRefusals, Teams) {
    EXPECT_EQ(after([](HandEntry& hand) { hand.teams.pop_back(); }),
              "these rules have 2 teams, but 1 are entered: enter each team once");
    EXPECT_EQ(after([](HandEntry& hand) { hand.teams.resize(3); }),
              "these rules have 2 teams, but 3 are entered: enter each team once");
    for (const int team : {2, 5, -2})
        EXPECT_NE(after([&](HandEntry& hand) { hand.completed_by = team; }), "") << team;
    EXPECT_EQ(after([](HandEntry& hand) { hand.extended_by = 2; }),
              "there is no team 3: the teams are numbered from 1 to 2");
}

TEST_F(SheetRefusals, Distance) {
    const auto miles = [&](int sum, int two_hundreds) {
        return after([&](HandEntry& hand) {
            hand.teams[1].distance = EnteredMiles{sum, two_hundreds};
        });
    };
    EXPECT_EQ(miles(660, 0),
              "team 2 cannot have 660 with 0 cards of 200: no distance cards add up to that");
    EXPECT_EQ(miles(375, 2),
              "team 2 cannot have 375 with 2 cards of 200: no distance cards add up to that");
    EXPECT_EQ(miles(-25, 0),
              "team 2 cannot have -25 with 0 cards of 200: no distance cards add up to that");
    EXPECT_EQ(miles(25, -1),
              "team 2 cannot have 25 with -1 cards of 200: no distance cards add up to that");
    EXPECT_NE(miles(std::numeric_limits<int>::min(), std::numeric_limits<int>::min()), "");
    EXPECT_EQ(miles(650, 3), "team 2 cannot have 3 cards of 200: a team plays at most 2 in a hand");
    EXPECT_EQ(miles(1025, 0), "team 2 cannot have 1025: the target is 1000");
    EXPECT_EQ(miles(std::numeric_limits<int>::max() / 25 * 25, 0),
              "team 2 cannot have 2147483625: the target is 1000");
    const auto cards = [&](EnteredCards list) {
        return after([&](HandEntry& hand) { hand.teams[1].distance = std::move(list); });
    };
    EXPECT_EQ(cards({100, 30}), "team 2: there is no distance card of 30");
    EXPECT_EQ(cards({200, 200, 200}),
              "team 2 cannot have 3 cards of 200: a team plays at most 2 in a hand");
    EXPECT_EQ(cards(EnteredCards(11, 25)),
              "the teams have 11 cards of 25 together, but the deck has only 10");
    EXPECT_EQ(cards(EnteredCards(11, 100)), "team 2 cannot have 1100: the target is 1000");
    EXPECT_EQ(cards(EnteredCards(100'000, 100)), "team 2 cannot have 1000000: the target is 1000");
}

TEST_F(SheetRefusals, CompletionAndDelayedAction) {
    EXPECT_EQ(after([](HandEntry& hand) { hand.completed_by = kNoTeam; }),
              "team 1 has reached 1000: enter it as the team that completed the trip");
    EXPECT_EQ(after([](HandEntry& hand) { hand.completed_by = 1; }),
              "team 2 cannot have completed the trip with 650: the target is 1000");
    EXPECT_EQ(after([](HandEntry& hand) {
                  hand.teams[1].distance = EnteredMiles{1000, 2};
              }),
              "team 1 and team 2 cannot both have 1000: the hand ends when one arrives");
    EXPECT_EQ(after([](HandEntry& hand) {
                  hand.completed_by = kNoTeam;
                  hand.teams[0].distance = EnteredCards{};
                  hand.delayed_action = true;
              }),
              "delayed action is for a team that completed the trip, and none is entered");
}

TEST_F(SheetRefusals, Extension) {
    EXPECT_EQ(after([](HandEntry& hand) { hand.extended_by = 0; }),
              "nobody can have called an extension: these rules have none");
    rules_ = rules_of("parker-1988, players 2");
    EXPECT_EQ(after([](HandEntry& hand) {
                  hand.extended_by = 1;
                  hand.completed_by = kNoTeam;
              }),
              "team 2 cannot have called the extension with 650: it is called at 700");
    EXPECT_EQ(after([](HandEntry& hand) {
                  hand.teams[0].distance = EnteredMiles{1000, 0};
              }),
              "team 1 cannot have 1000: the target is 700, unless somebody called an extension");
    EXPECT_EQ(after([](HandEntry& hand) { hand.extended_by = 0; }),
              "team 1 cannot have completed the trip with 700: the target is 1000");
    EXPECT_EQ(after([](HandEntry& hand) {
                  hand.teams[0].distance = EnteredMiles{1025, 0};
              }),
              "team 1 cannot have 1025: the target is 700");
}

TEST_F(SheetRefusals, Safeties) {
    const auto safeties = [&](std::vector<Card> first, std::vector<Card> coup_fourres,
                              std::vector<Card> second = {}) {
        return after([&](HandEntry& hand) {
            hand.teams[0].safeties = std::move(first);
            hand.teams[0].coup_fourres = std::move(coup_fourres);
            hand.teams[1].safeties = std::move(second);
        });
    };
    const Card tank = Card::extra_tank;
    EXPECT_EQ(safeties({tank}, {}, {tank}),
              "team 1 and team 2 both have extra-tank, but there is only one");
    EXPECT_EQ(safeties({tank, tank}, {}), "team 1 has extra-tank twice, but there is only one");
    EXPECT_EQ(safeties({Card::roll}, {}), "team 1: roll is not a safety");
    EXPECT_EQ(safeties({tank}, {Card::stop}), "team 1: stop is not a safety");
    EXPECT_EQ(safeties({}, {tank}, {tank}),
              "team 1 has a coup fourré with extra-tank, but not this safety: enter it as a safety "
              "too");
    EXPECT_EQ(safeties({tank}, {tank, tank}),
              "team 1 has a coup fourré with extra-tank twice, but there is only one");
}

// R1.1: four 200s, ten each of 25, 50 and 75, twelve 100s.
TEST(SheetSupply, AllTeamsShareOneDeck) {
    const Rules rules = rules_of(
        "parker-1988, players 6, set teams solo, set target 2000,"
        "set extension none");
    HandEntry hand = idle_hand(rules);
    for (TeamEntry& team : hand.teams) team.distance = EnteredMiles{450, 0};
    EXPECT_EQ(refusal_of(rules, hand), "");  // 2700 is the sum of all cards
    hand.teams[0].distance = EnteredMiles{475, 0};
    EXPECT_EQ(refusal_of(rules, hand),
              "the deck does not have the distance cards for the miles of all teams together");
    hand.teams[0].distance = EnteredMiles{475, 1};
    EXPECT_EQ(refusal_of(rules, hand), "");
    for (std::size_t team = 0; team < 3; ++team) hand.teams[team].distance = EnteredMiles{400, 2};
    EXPECT_EQ(refusal_of(rules, hand),
              "the teams have 6 cards of 200 together, but the deck has only 4");
    // All ten 25s are used, so no other team can have 25.
    hand = idle_hand(rules);
    hand.teams[0].distance = EnteredCards(10, 25);
    hand.teams[1].distance = EnteredMiles{25, 0};
    EXPECT_NE(refusal_of(rules, hand), "");
    hand.teams[1].distance = EnteredMiles{50, 0};
    EXPECT_EQ(refusal_of(rules, hand), "");
}

TEST(SheetFaults, EveryCodeHasASentenceInTheVocabulary) {
    const std::string json = vocabulary();
    for (const SheetFaultCode code : kValues<SheetFaultCode>) {
        EXPECT_FALSE(sentence(code).empty()) << id(code);
        EXPECT_NE(json.find("{\"id\":\"" + std::string(id(code)) + "\",\"sentence\""),
                  std::string::npos)
            << id(code);
    }
}

}  // namespace
}  // namespace bornes::test
