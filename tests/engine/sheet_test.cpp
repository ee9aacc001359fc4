// The score of a hand from what people enter (include/bornes/sheet.h): the rows of every edition,
// and the most that a hand can score.
#include "bornes/sheet.h"

#include <gtest/gtest.h>

#include "entered_hands.h"
#include "support/table.h"

namespace bornes::test {
namespace {

const std::vector<Card> kAllSafeties{Card::driving_ace, Card::extra_tank, Card::puncture_proof,
                                     Card::right_of_way};
constexpr auto kEditionsWithPoints =
    std::to_array<std::string_view>({"parker-1962", "parker-1971-fr", "parker-1988", "classic-km"});

std::string with_players(std::string_view edition, int players) {
    return std::string(edition) + ", players " + std::to_string(players);
}

Score score_of_team(const Rules& rules, const HandEntry& hand, Team team) {
    const auto scores = score(rules, hand);
    EXPECT_TRUE(scores) << (scores ? "" : scores.fault().why());
    return scores ? (*scores)[team] : Score{};
}

TEST(Sheet, RowsOfEveryTeam) {
    for (const std::string_view edition : kEditionsWithPoints)
        for (const int players : {2, 3, 4, 6}) {
            SCOPED_TRACE(with_players(edition, players));
            const Rules rules = rules_of(with_players(edition, players));
            HandEntry hand = idle_hand(rules);
            hand.teams[0] = {.distance = EnteredCards{100, 25, 200},
                             .safeties = {Card::extra_tank, Card::driving_ace},
                             .coup_fourres = {Card::extra_tank}};
            hand.teams[1] = {.distance = EnteredMiles{575, 1}};
            EXPECT_EQ(score_of_team(rules, hand, 0),
                      (Score{.milestones = 325, .safeties = 200, .coup_fourres = 300}));
            EXPECT_EQ(score_of_team(rules, hand, 1), Score{.milestones = 575});
            hand.teams[0].safeties = kAllSafeties;
            EXPECT_EQ(
                score_of_team(rules, hand, 0),
                (Score{
                    .milestones = 325, .safeties = 400, .all_safeties = 300, .coup_fourres = 300}));
        }
}

TEST(Sheet, RowsOfTheTeamThatCompletes) {
    for (const std::string_view edition : kEditionsWithPoints)
        for (const int players : {2, 3, 4, 6}) {
            SCOPED_TRACE(with_players(edition, players));
            const Rules rules = rules_of(with_players(edition, players));
            HandEntry hand = lone_trip(rules, 2);
            for (int team = 1; team < rules.teams; ++team)
                hand.teams[static_cast<std::size_t>(team)].distance = EnteredCards{25};
            Score expected{.milestones = rules.target, .trip_completed = 400};
            EXPECT_EQ(score_of_team(rules, hand, 0), expected);
            hand.delayed_action = true;
            expected.delayed_action = 300;
            EXPECT_EQ(score_of_team(rules, hand, 0), expected);
            hand.teams[0].distance = EnteredMiles{rules.target, 0};
            expected.safe_trip = 300;
            EXPECT_EQ(score_of_team(rules, hand, 0), expected);
            EXPECT_EQ(score_of_team(rules, hand, 1), Score{.milestones = 25});
        }
}

// R8.10
TEST(Sheet, ShutOutOnceOrForEachOpponent) {
    for (const std::string_view edition : kEditionsWithPoints) {
        const int each = edition == "classic-km" ? 500 : 0;
        SCOPED_TRACE(edition);
        EXPECT_EQ(score_of_team(rules_of(with_players(edition, 2)),
                                lone_trip(rules_of(with_players(edition, 2))), 0)
                      .shut_out,
                  500);
        const Rules three = rules_of(with_players(edition, 3));
        HandEntry hand = lone_trip(three);
        EXPECT_EQ(score_of_team(three, hand, 0).shut_out, 500 + each);
        hand.teams[2].distance = EnteredCards{25};
        EXPECT_EQ(score_of_team(three, hand, 0).shut_out, each);
        hand.teams[1].distance = EnteredMiles{50, 0};
        EXPECT_EQ(score_of_team(three, hand, 0).shut_out, 0);
    }
}

// R8.7 to R8.9: the points of the caller, of the team that completes the trip, and of a third team.
void expect_extension_points(std::string_view edition, Team completed,
                             const std::array<int, 3>& points) {
    const Rules rules = rules_of(with_players(edition, 3));
    HandEntry hand = idle_hand(rules);
    for (int team = 0; team < 3; ++team)
        hand.teams[static_cast<std::size_t>(team)].distance =
            EnteredMiles{team == completed ? 1000 : 700, 0};
    hand.extended_by = 0;
    hand.completed_by = completed;
    for (int team = 0; team < 3; ++team)
        EXPECT_EQ(score_of_team(rules, hand, team).extension,
                  points[static_cast<std::size_t>(team)])
            << edition << ", completed by " << completed << ", team " << team;
}

TEST(Sheet, ExtensionCalledAndWonOrLost) {
    for (const std::string_view edition : kEditionsWithPoints)
        expect_extension_points(edition, 0, {200, 0, 0});
    for (const std::string_view edition : {"parker-1962", "parker-1971-fr"}) {
        expect_extension_points(edition, 1, {0, 200, 200});
        expect_extension_points(edition, kNoTeam, {0, 200, 200});
    }
    expect_extension_points("parker-1988", 1, {0, 200, 200});
    expect_extension_points("parker-1988", kNoTeam, {0, 0, 0});
    expect_extension_points("classic-km", 1, {0, 0, 0});
    expect_extension_points("classic-km", kNoTeam, {0, 0, 0});
}

// R7.12
int most_of(std::string_view rules_text) {
    const Rules rules = rules_of(rules_text);
    HandEntry hand = lone_trip(rules);
    hand.teams[0] = {
        .distance = EnteredMiles{1000, 0}, .safeties = kAllSafeties, .coup_fourres = kAllSafeties};
    hand.delayed_action = true;
    if (rules.extension != kNoExtension) hand.extended_by = 0;
    return score_of_team(rules, hand, 0).total();
}

TEST(Sheet, TheMostThatAHandCanScore) {
    for (const std::string_view edition : kEditionsWithPoints) {
        EXPECT_EQ(most_of(with_players(edition, 4)), 4400);
        EXPECT_EQ(most_of(with_players(edition, 2)), 4600);
    }
    for (const int players : {3, 6}) {
        EXPECT_EQ(most_of(with_players("classic-km", players)), 5100);
        EXPECT_EQ(most_of(with_players("parker-1988", players)), 4600);
    }
}

// R7.11
TEST(Sheet, InARaceOnlyMilestonesCount) {
    for (const char* text : {"fundex-2010, players 2", "parker-1988, players 4, set goal race"}) {
        const Rules rules = rules_of(text);
        HandEntry hand = lone_trip(rules);
        hand.teams[0].safeties = kAllSafeties;
        hand.teams[0].coup_fourres = kAllSafeties;
        hand.delayed_action = true;
        EXPECT_EQ(score_of_team(rules, hand, 0), Score{.milestones = 1000}) << text;
    }
}

TEST(Sheet, HouseRulesCount) {
    const Rules rules = rules_of("classic-km, players 2, set target 400, set extension 600");
    HandEntry hand = lone_trip(rules);
    EXPECT_EQ(score_of_team(rules, hand, 0).milestones, 400);
    hand.extended_by = 0;
    EXPECT_EQ(refusal_of(rules, hand),
              "team 1 cannot have completed the trip with 400: the target is 600");
    const Rules alone = rules_of("parker-1988, players 5, set teams solo, set shut-out each");
    EXPECT_EQ(score_of_team(alone, lone_trip(alone), 0).shut_out, 2000);
}

}  // namespace
}  // namespace bornes::test
