// Hand-made positions with a best move that is beyond doubt. The review must find it, and call the
// obvious blunder a blunder.
#include <gtest/gtest.h>

#include "bornes/notation.h"
#include "review/judgement.h"
#include "support/table.h"

namespace bornes::test {
namespace {

using review::Judgement;
using review::Mark;

constexpr const char* kDuel = "parker-1988, players 2";
constexpr const char* kPartners = "parker-1988, players 4";
constexpr const char* kRace = "fundex-2010, players 2";

struct Case {
    const char* name;
    const char* rules;
    const char* picture;
    const char* before;  // an action that leads to the decision, or empty
    const char* best;
    const char* wrong;
    Mark mark = Mark::blunder;  // the wrong action must get at least this mark
};

const Case kCases[] = {
    {"CompletesTheTripThatWinsTheGame", kPartners,
     "seat 1: 100 25; team 1 battle: roll; team 1 distance: 200 200 100 100 100 100 100; "
     "team 2 battle: roll; team 2 distance: 200 200 100 100 100 100; totals: 4000 4000",
     "", "play 100", "discard 100"},
    {"CompletesARace", kRace,
     "seat 1: 100 25; team 1 battle: roll; team 1 distance: 200 200 100 100 100 100 100; "
     "team 2 battle: roll; team 2 distance: 200 200 100 100 100 100 75",
     "", "play 100", "discard 100"},
    {"CompletesARaceWithASmallCard", kRace,
     "seat 1: 25 stop; team 1 battle: roll; team 1 distance: 200 200 100 100 100 100 100 75; "
     "team 2 battle: roll; team 2 distance: 200 200 100 100 100 100 75 75",
     "", "play 25", "discard 25"},
    {"CallsTheCoupFourre", kDuel,
     "seat 1: extra-tank 25; seat 2: out-of-gas; team 1 battle: roll; to act: 2; "
     "totals: 4000 4000",
     "play out-of-gas on 1", "coup-fourre extra-tank", "decline"},
    {"CallsTheCoupFourreWithRightOfWay", kDuel,
     "seat 1: right-of-way 100 100; seat 2: stop; team 1 battle: roll; to act: 2; "
     "team 1 distance: 200 200 100 100; team 2 distance: 200 200 100 100; totals: 4000 4000",
     "play stop on 1", "coup-fourre right-of-way", "decline", Mark::mistake},
    {"CallsTheCoupFourreInARace", kRace,
     "seat 1: driving-ace 100; seat 2: accident; team 1 battle: roll; to act: 2; "
     "team 1 distance: 200 200 100 100 100 100; team 2 distance: 200 200 100 100 100 100; "
     "team 2 battle: roll",
     "play accident on 1", "coup-fourre driving-ace", "decline"},
    {"FinishesWhenThatWinsTheGame", kDuel,
     "seat 1: 100; team 1 battle: roll; team 1 distance: 200 200 100 100; "
     "team 2 battle: roll; team 2 distance: 200 200 100 100 50; totals: 4300 4300; "
     "draw: 10 cards",
     "play 100", "finish", "extend"},
    {"StopsTheOpponentWhoIsAboutToWin", kDuel,
     "seat 1: stop 25; team 1 battle: roll; team 1 distance: 200 100 100; "
     "team 2 battle: roll; team 2 distance: 200 200 100 100; totals: 4000 4300",
     "", "play stop on 2", "discard stop", Mark::mistake},
    {"StopsTheOpponentInARace", kRace,
     "seat 1: accident 50; team 1 battle: roll; team 1 distance: 200 100 100 100 100 100; "
     "team 2 battle: roll; team 2 distance: 200 200 100 100 100 100 75 75",
     "", "play accident on 2", "discard accident"},
    {"StartsToRollLate", kRace,
     "seat 1: roll 100 100; team 1 distance: 200 200 100 100 100 100; team 1 battle: stop; "
     "team 2 battle: roll; team 2 distance: 200 200 100 100 100 100",
     "", "play roll", "discard roll"},
    {"AnswersTheHazard", kRace,
     "seat 1: gasoline roll 100; team 1 battle: roll out-of-gas; "
     "team 1 distance: 200 200 100 100 100 100 100; team 2 battle: roll; "
     "team 2 distance: 200 200 100 100 100",
     "", "play gasoline", "discard gasoline"},
    {"PlaysTheSafetyAtTheEnd", kDuel,
     "seat 1: puncture-proof; seat 2: 25; draw: ; team 1 battle: stop; team 2 battle: stop; "
     "team 1 distance: 100; team 2 distance: 100; totals: 4850 4880",
     "", "play puncture-proof", "discard puncture-proof"},
    {"PlaysTheRightOfWayThatSetsItFree", kRace,
     "seat 1: right-of-way 100 100 100; team 1 battle: roll stop; "
     "team 1 distance: 200 200 100 100 100; team 2 battle: roll; "
     "team 2 distance: 200 200 100 100 100",
     "", "play right-of-way", "discard right-of-way"},
    {"PlaysTheSafetyThatTheHazardAsksFor", kRace,
     "seat 1: driving-ace roll 100 100; team 1 battle: roll accident; "
     "team 1 distance: 200 200 100 100 100; team 2 battle: roll; "
     "team 2 distance: 200 200 100 100 100",
     "", "play driving-ace", "discard driving-ace"},
    {"LiftsTheLimit", kRace,
     "seat 1: end-of-limit 100 100 200; team 1 battle: roll; team 1 speed: speed-limit; "
     "team 1 distance: 200 100 100 100 100 100; team 2 battle: roll; "
     "team 2 distance: 200 100 100 100 100 100",
     "", "play end-of-limit", "discard end-of-limit", Mark::mistake},
    {"DrivesTheLongestWayAtTheEnd", kDuel,
     "seat 1: 100; seat 2: 50; draw: ; team 1 battle: roll; team 2 battle: stop; "
     "team 1 distance: 100 100; team 2 distance: 100 100; totals: 4700 4790",
     "", "play 100", "discard 100"},
    {"DrivesInARaceThatEnds", kRace,
     "seat 1: 200; seat 2: 25; draw: ; team 1 battle: roll; team 2 battle: stop; "
     "team 1 distance: 100 100; team 2 distance: 100 100 75",
     "", "play 200", "discard 200"},
    {"TakesTheHundredThatWinsWithThree", "fundex-2010, players 3",
     "seat 1: 100 25; team 1 battle: roll; team 1 distance: 200 200 100 100 100 100 100; "
     "team 2 battle: roll; team 2 distance: 200 200 100 100 100 100 75; "
     "team 3 battle: roll; team 3 distance: 100",
     "", "play 100", "discard 100"},
    {"KeepsTheCardThatCompletes", kRace,
     "seat 1: roll 100 75; team 1 battle: stop; team 1 distance: 200 200 100 100 100 100 100; "
     "team 2 battle: roll; team 2 distance: 200 200 100 100 100 100",
     "", "play roll", "discard 100"},
    {"StopsTheLeaderOfThree", "fundex-2010, players 3",
     "seat 1: flat-tire 25; team 1 battle: roll; team 1 distance: 200 200 100 100 100 100 75; "
     "team 2 battle: roll; team 2 distance: 200 200 100 100 100 100 75 75; "
     "team 3 battle: roll; team 3 distance: 25",
     "", "play flat-tire on 2", "play flat-tire on 3"},
};

class MadePosition : public testing::TestWithParam<Case> {};

TEST_P(MadePosition, IsJudgedCorrectly) {
    Position position = table(GetParam().rules, GetParam().picture);
    if (*GetParam().before != '\0') act(position, GetParam().before);
    const View seen = view(position, position.board.seat);
    const Budget budget = Budget::of_rollouts(1000);
    const Action best = action_of(GetParam().best);
    const Judgement right = review::judge(seen, best, budget, 1);
    EXPECT_EQ(to_text(right.best), GetParam().best)
        << right.loss.win << " ± " << right.error.win << ", " << right.loss.points;
    const Judgement wrong = review::judge(seen, action_of(GetParam().wrong), budget, 1);
    EXPECT_EQ(to_text(wrong.best), GetParam().best);
    EXPECT_GE(review::mark_of(wrong.loss, wrong.error), GetParam().mark)
        << wrong.loss.win << " ± " << wrong.error.win << ", " << wrong.loss.points;
}

INSTANTIATE_TEST_SUITE_P(Twenty, MadePosition, testing::ValuesIn(kCases),
                         [](const auto& each) { return each.param.name; });
static_assert(std::size(kCases) == 20);

}  // namespace
}  // namespace bornes::test
