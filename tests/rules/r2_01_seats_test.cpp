// R2.1: seats are numbered clockwise. The seat to the left has the next number, and seat 1 follows
// the last.
#include "support/table.h"

namespace bornes::test::r2_01 {
namespace {

TEST(R2_01_Seats, TurnsPassToTheLeft) {
    for (const char* players : {"2", "3", "4", "5", "6"}) {
        std::string rules = "parker-1988, set teams solo, players ";
        Table t = table(rules + players);
        const int count = t.board.rules.players;
        EXPECT_EQ(std::to_string(count), players);
        for (int turn = 0; turn < 2 * count; ++turn) {
            EXPECT_EQ(seat(t), turn % count + 1);
            act(t, legal(t).front());
        }
    }
}

}  // namespace
}  // namespace bornes::test::r2_01
