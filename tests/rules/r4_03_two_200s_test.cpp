// R4.3: a team plays at most two 200s in a hand, counting both partners.
#include "support/table.h"

namespace bornes::test::r4_03 {
namespace {

TEST(R4_03_Two200s, TheThirdIsRefused) {
    const auto after = [](const std::string& played) {
        return table("classic-km, players 4",
                     "seat 1: 200 100; team 1 battle: roll; team 1 distance: " + played);
    };
    EXPECT_LEGAL(after(""), "play 200");
    EXPECT_LEGAL(after("200"), "play 200");
    EXPECT_REFUSED(after("200 200"), "play 200", two_200s_played);
    EXPECT_REFUSED(after("200 25 200"), "play 200", two_200s_played);
    EXPECT_LEGAL(after("200 200"), "play 100");
}

TEST(R4_03_Two200s, CountedForTheTeam) {
    Table t = table("classic-km, players 4",
                    "seat 1: 200; seat 2: 200; seat 3: 200;"
                    "team 1 battle: roll; team 1 distance: 200; team 2 battle: roll");
    act(t, "play 200");
    EXPECT_LEGAL(t, "play 200");  // this is the other team
    act(t, "play 200");
    EXPECT_REFUSED(t, "play 200", two_200s_played);
}

TEST(R4_03_Two200s, AnExtensionGivesNoThird) {
    const Table t = table("parker-1988, players 2",
                          "seat 1: 200; team 1 battle: roll; team 1 distance: 200 200 100 100 100;"
                          "extended by: 1");
    EXPECT_REFUSED(t, "play 200", two_200s_played);
}

TEST(R4_03_Two200s, TheReasonComesBeforeTheTarget) {
    const Table t = table("parker-1988, players 2",
                          "seat 1: 200; team 1 battle: roll; team 1 distance: 200 200 100 100");
    EXPECT_REFUSED(t, "play 200", two_200s_played);
}

TEST(R4_03_Two200s, DiscardedOnesDoNotCount) {
    const Table t = table("classic-km, players 2",
                          "seat 1: 200; team 1 battle: roll; team 1 distance: 200;"
                          "discard: 200 200");
    EXPECT_LEGAL(t, "play 200");
}

}  // namespace
}  // namespace bornes::test::r4_03
