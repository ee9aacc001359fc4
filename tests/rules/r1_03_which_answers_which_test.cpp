// R1.3: every hazard has one remedy and one safety; right-of-way answers two hazards.
#include <algorithm>

#include "support/table.h"

namespace bornes::test::r1_03 {
namespace {

struct Answer {
    std::string hazard, remedy, safety;
};
const std::vector<Answer> kAnswers{{"accident", "repairs", "driving-ace"},
                                   {"out-of-gas", "gasoline", "extra-tank"},
                                   {"flat-tire", "spare-tire", "puncture-proof"},
                                   {"stop", "roll", "right-of-way"},
                                   {"speed-limit", "end-of-limit", "right-of-way"}};

TEST(R1_03_WhichAnswersWhich, AsInTheTable) {
    for (const Answer& answer : kAnswers) {
        const Card hazard = *from_id<Card>(answer.hazard);
        EXPECT_EQ(id(remedy_for(hazard)), answer.remedy);
        EXPECT_EQ(id(safety_against(hazard)), answer.safety);
        EXPECT_EQ(hazard_of(*from_id<Card>(answer.remedy)), hazard);
    }
}

// With a hazard on the player's pile, its remedy can be played and the other four cannot. R4.5
// covers the roll, which can follow any remedy.
TEST(R1_03_WhichAnswersWhich, OnlyItsRemedyEndsAHazard) {
    for (const Answer& shown : kAnswers) {
        const bool limit = shown.hazard == "speed-limit";
        const Table t = table("parker-1988, players 2",
                              "seat 1: repairs gasoline spare-tire roll end-of-limit;"
                              "team 1 battle: roll" +
                                  (limit ? "" : " " + shown.hazard) +
                                  ";team 1 speed:" + (limit ? " speed-limit" : ""));
        for (const Answer& tried : kAnswers) {
            const auto action = "play " + tried.remedy;
            const auto actions = legal(t);
            const bool found = std::find(actions.begin(), actions.end(), action) != actions.end();
            EXPECT_EQ(found, tried.remedy == shown.remedy) << action << " on " << shown.hazard;
        }
    }
}

TEST(R1_03_WhichAnswersWhich, ASafetyKeepsItsHazardsAwayAndNoOther) {
    for (const Answer& displayed : kAnswers) {
        const Table t = table("classic-km, players 2",
                              "seat 1: accident out-of-gas flat-tire stop speed-limit;"
                              "team 2 battle: roll; team 2 safeties: " +
                                  displayed.safety);
        for (const Answer& tried : kAnswers) {
            const auto action = "play " + tried.hazard + " on 2";
            if (tried.safety == displayed.safety)
                EXPECT_REFUSED(t, action, immune);
            else
                EXPECT_LEGAL(t, action);
        }
    }
}

}  // namespace
}  // namespace bornes::test::r1_03
