// The verbs of a move allocate nothing, because searches call them millions of times per second.
#include <gtest/gtest.h>

#include <algorithm>

#include "bornes/playout.h"
#include "bornes/score.h"
#include "engine/allocations.h"

namespace bornes::test {
namespace {

TEST(Allocation, IsCounted) {
    const int before = allocations();
    ::operator delete(::operator new(8));
    EXPECT_EQ(allocations(), before + 1);
}

// Covers all five editions and every verb of a move, from the deal to the score.
TEST(Allocation, NoVerbOfAMoveAllocates) {
    for (const Edition edition : kEditions) {
        const Rules rules = make_rules(edition, 4).rules;
        Random random(7);
        int refused = 0;
        int best = 0;  // uses the score, so that the compiler keeps it
        const int before = allocations();
        for (int hand = 0; hand < 50; ++hand) {
            Position position = deal(rules, shuffled_deck(rules, random), hand % 4);
            for (ActionList legal; !position.board.over();) {
                legal_actions(position, legal);
                const Action action = random_action(legal, random);
                const View seen = view(position, position.board.seat);
                if (check(seen.board, seen.hand, action) != Refusal::none) {
                    ++refused;
                    break;
                }
                apply(position, action);
            }
            best = std::max<int>(best, totals_after(position.board)[0]);
        }
        EXPECT_EQ(allocations(), before) << id(edition);
        EXPECT_EQ(refused, 0) << id(edition);
        EXPECT_GT(best, 0) << id(edition);
    }
}

}  // namespace
}  // namespace bornes::test
