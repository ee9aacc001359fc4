// R6.3: if the rules have an extension, the first player who brings a team to exactly the target
// decides at once: finish or extend.
#include "bornes/stakes.h"
#include "support/table.h"

namespace bornes::test::r6_03 {
namespace {

constexpr std::string_view kAt600 =
    "seat 1: 100; team 1 battle: roll; team 1 distance: 200 200 100 100; draw: 5 cards";

TEST(R6_03_ExtensionChoice, IsOpenAtOnce) {
    Table t = table("parker-1988, players 2", kAt600);
    act(t, "play 100");
    EXPECT_EQ(t.board.phase, Phase::extension);
    EXPECT_EQ(seat(t), 1);
    EXPECT_EQ(t.board.draw_pile_size, 5);  // before any draw
    EXPECT_EQ(legal(t), (std::vector<std::string>{"extend", "finish"}));
    EXPECT_REFUSED(t, "discard end-of-limit", extension_is_open);
    EXPECT_REFUSED(t, "decline", extension_is_open);
}

TEST(R6_03_ExtensionChoice, FinishEndsTheHand) {
    Table t = table("parker-1988, players 2", kAt600);
    act(t, {"play 100", "finish"});
    EXPECT_EQ(t.board.phase, Phase::hand_over);
    EXPECT_EQ(t.board.completed_by, 0);
    EXPECT_EQ(t.board.target(), 700);
    EXPECT_EQ(score_of(t, 1).trip_completed, 400);
    EXPECT_EQ(score_of(t, 1).extension, 0);
}

TEST(R6_03_ExtensionChoice, ThePlayerDecidesForTheTeam) {
    Table t =
        table("classic-km, players 6",
              "seat 4: 100; to act: 4; team 1 battle: roll; team 1 distance: 200 200 100 100");
    act(t, "play 100");
    EXPECT_EQ(seat(t), 4);
    act(t, "extend");
    EXPECT_EQ(t.board.extended_by, 0);
    EXPECT_EQ(seat(t), 5);
}

TEST(R6_03_ExtensionChoice, NotWithoutAnExtension) {
    for (const char* rules :
         {"parker-1988, players 2, set extension none", "fundex-2010, players 2, set target 700",
          "parker-1988, players 4, set target 700"}) {
        Table t = table(rules, kAt600);
        act(t, "play 100");
        EXPECT_TRUE(t.board.over()) << rules;
        EXPECT_EQ(t.board.completed_by, 0) << rules;
    }
}

TEST(R6_03_ExtensionChoice, EverybodySeesIt) {
    Table t = table("parker-1988, players 2", kAt600);
    act(t, "play 100");
    EXPECT_EQ(view(t, 1).board.phase, Phase::extension);
    EXPECT_TRUE(legal(view(t, 1)).empty());
    EXPECT_EQ(legal(view(t, 0)).size(), 2U);
}

// The rows of R7 for a completed trip, and the points of R7.9.
TEST(R6_03_ExtensionChoice, StakesAreComputedFromThePosition) {
    Table t = table("parker-1988, players 2",
                    "seat 1: 100; team 1 battle: roll; team 1 distance: 100 100 100 100 100 100;"
                    "draw: 5 cards");
    act(t, "play 100");
    const ExtensionStakes stakes = extension_stakes(t.board);
    EXPECT_EQ(stakes.risk.total(), 1200);
    EXPECT_EQ(stakes.risk.trip_completed, 400);
    EXPECT_EQ(stakes.risk.safe_trip, 300);
    EXPECT_EQ(stakes.risk.shut_out, 500);
    EXPECT_EQ(stakes.gain.total(), 500);
    EXPECT_EQ(stakes.gain.milestones, 300);
    EXPECT_EQ(stakes.gain.extension, 200);
}

TEST(R6_03_ExtensionChoice, StakesAreThoseOfTheScoreSheet) {
    constexpr std::string_view kOpponentOnTheWay =
        "seat 1: 100; team 1 battle: roll; team 1 distance: 200 200 100 100; team 2 distance: 25;"
        "draw: ";
    for (const char* rules : {"parker-1962, players 2", "parker-1988, players 2"}) {
        Table t = table(rules, kOpponentOnTheWay);
        act(t, "play 100");
        const ExtensionStakes stakes = extension_stakes(t.board);
        Table finished = t;
        act(finished, "finish");
        const Score now = score_of(finished, 1);
        EXPECT_EQ(stakes.risk.total(), 700) << rules;  // no card left to draw: R7.6
        EXPECT_EQ(stakes.risk.total(), now.total() - now.milestones) << rules;
    }
}

TEST(R6_03_ExtensionChoice, StakesNameWhatOpponentsGet) {
    struct Case {
        const char* rules;
        int if_overtaken;
        int if_nobody;
    };
    for (const auto& [rules, if_overtaken, if_nobody] :
         {Case{"parker-1962, players 2", 200, 200}, Case{"parker-1988, players 2", 200, 0},
          Case{"classic-km, players 2", 0, 0}}) {
        Table t = table(rules, kAt600);
        act(t, "play 100");
        const ExtensionStakes stakes = extension_stakes(t.board);
        EXPECT_EQ(stakes.to_opponents_if_overtaken, if_overtaken) << rules;
        EXPECT_EQ(stakes.to_opponents_if_nobody, if_nobody) << rules;
    }
}

}  // namespace
}  // namespace bornes::test::r6_03
