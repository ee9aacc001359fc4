// R5.7: it is secret that somebody has the choice or has declined. Everybody else sees the table as
// if nobody held the safety.
#include "support/table.h"

namespace bornes::test::r5_07 {
namespace {

constexpr std::string_view kRules = "parker-1988, players 4";
// All tables have the same hidden cards, but in different places.
Table attacked(const std::string& seat_2, const std::string& seat_4, const std::string& last) {
    Table t = table(kRules, "seat 1: stop 25; seat 2: 50 75 50 " + seat_2 +
                                "; seat 3: 50 75 50;"
                                "seat 4: 100 50 75 " +
                                seat_4 +
                                "; team 2 battle: roll;"
                                "draw: 25 25 25 100 50 " +
                                last);
    act(t, "play stop on 2");
    return t;
}

// R10.13
TEST(R5_07_Secrecy, OthersSeeTheTableAsIfNobodyHeldTheSafety) {
    const Table held = attacked("75 100", "roll right-of-way", "roll");
    const Table not_held = attacked("75 100", "roll roll", "right-of-way");
    ASSERT_EQ(held.board.phase, Phase::coup_fourre);
    ASSERT_EQ(not_held.board.phase, Phase::play);
    for (const Seat seat : {Seat(0), Seat(1), Seat(2), View::kSpectator})
        EXPECT_EQ(view(held, seat), view(not_held, seat)) << "seat " << seat + 1;
}

TEST(R5_07_Secrecy, TheNextSeatSeesItsCardDrawn) {
    const Table t = attacked("75 100", "roll right-of-way", "roll");
    const View next = view(t, 1);
    EXPECT_EQ(next.board.phase, Phase::play);
    EXPECT_TRUE(next.to_act());
    EXPECT_EQ(next.board.hand_sizes[1], 7);
    EXPECT_EQ(next.hand.size(), 7);
    EXPECT_EQ(next.board.draw_pile_size, t.board.draw_pile_size - 1);
    EXPECT_EQ(t.board.hand_sizes[1], 6);  // in truth, nothing has moved
}

TEST(R5_07_Secrecy, TheHolderSeesTheChoice) {
    const Table t = attacked("75 right-of-way", "roll roll", "100");
    const View holder = view(t, 1);
    EXPECT_EQ(holder.board.phase, Phase::coup_fourre);
    EXPECT_TRUE(holder.to_act());
    EXPECT_EQ(holder.board.attack_card, Card::stop);
    EXPECT_EQ(legal(holder), (std::vector<std::string>{"coup-fourre right-of-way", "decline"}));
    const View partner = view(t, 3);
    EXPECT_EQ(partner.board.phase, Phase::play);
    EXPECT_EQ(partner.board.seat, 1);
    EXPECT_TRUE(legal(partner).empty());
}

TEST(R5_07_Secrecy, DecliningChangesNothingForOthers) {
    Table t = attacked("75 100", "roll right-of-way", "roll");
    std::vector<View> before;
    for (const Seat seat : {Seat(0), Seat(1), Seat(2), View::kSpectator})
        before.push_back(view(t, seat));
    act(t, "decline");
    std::size_t i = 0;
    for (const Seat seat : {Seat(0), Seat(1), Seat(2), View::kSpectator})
        EXPECT_EQ(view(t, seat), before[i++]);
}

// R10.12
TEST(R5_07_Secrecy, OnlyTheViewersDeclinesAreCounted) {
    Table t = attacked("75 100", "roll right-of-way", "roll");
    act(t, {"decline", "discard 50"});
    EXPECT_EQ(t.board.ply, 3);
    EXPECT_EQ(view(t, 0).board.ply, 2);
    EXPECT_EQ(view(t, 1).board.ply, 2);
    EXPECT_EQ(view(t, View::kSpectator).board.ply, 2);
    EXPECT_EQ(view(t, 3).board.ply, 3);
}

TEST(R5_07_Secrecy, ACallIsPublic) {
    Table t = attacked("75 100", "roll right-of-way", "roll");
    act(t, "coup-fourre right-of-way");
    EXPECT_EQ(view(t, 0).board.ply, 2);
    EXPECT_EQ(view(t, 0).board.seat, 3);
    EXPECT_EQ(safeties(view(t, 0).board, 2), "right-of-way*");
}

}  // namespace
}  // namespace bornes::test::r5_07
