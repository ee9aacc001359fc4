// R6.3: where the rules have an extension, the player who is the first to bring a team to exactly
// the target decides at once: finish, or extend.
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

TEST(R6_03_ExtensionChoice, NotWhereThereIsNone) {
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

}  // namespace
}  // namespace bornes::test::r6_03
