// What was wrong with a move: each fault in a position made by hand.
#include "review/fault.h"

#include <gtest/gtest.h>

#include <set>

#include "bornes/notation.h"
#include "review_games.h"
#include "support/table.h"

namespace bornes::test {
namespace {

using review::Fault;
using review::FaultCode;

struct Case {
    const char* picture;
    const char* before;  // an action that leads to the decision; empty if there is none
    const char* played;
    const char* best;
    std::optional<Fault> fault;
};

const Case kCases[] = {
    {"seat 1: extra-tank 25; seat 2: out-of-gas; team 1 battle: roll; to act: 2",
     "play out-of-gas on 1", "decline", "coup-fourre extra-tank",
     Fault{FaultCode::lets_attack_stand, {}, {}, 0}},
    {"seat 1: 100; team 1 battle: roll; team 1 distance: 200 200 100 100", "play 100", "extend",
     "finish", Fault{FaultCode::extends_too_far, {}, {}, 0}},
    {"seat 1: 100; team 1 battle: roll; team 1 distance: 200 200 100 100", "play 100", "finish",
     "extend", Fault{FaultCode::finishes_too_soon, {}, {}, 0}},
    {"seat 1: 100 25; team 1 battle: roll; team 1 distance: 200 200 100 100", "", "discard 25",
     "play 100", Fault{FaultCode::misses_finish, {}, {}, 0}},
    {"seat 1: gasoline 25; team 1 battle: roll out-of-gas", "", "discard 25", "play gasoline",
     Fault{FaultCode::leaves_hazard, Card::out_of_gas, {}, 0}},
    {"seat 1: extra-tank 25; team 1 battle: roll out-of-gas", "", "discard 25", "play extra-tank",
     Fault{FaultCode::leaves_hazard, Card::out_of_gas, {}, 0}},
    {"seat 1: roll 25", "", "discard 25", "play roll", Fault{FaultCode::stays_stopped, {}, {}, 0}},
    {"seat 1: end-of-limit 25; team 1 battle: roll; team 1 speed: speed-limit", "", "play 25",
     "play end-of-limit", Fault{FaultCode::stays_limited, {}, {}, 0}},
    {"seat 1: 100 25; team 1 battle: roll", "", "play 25", "play 100",
     Fault{FaultCode::gives_up_miles, {}, {}, 75}},
    {"seat 1: 100 50; team 1 battle: roll; team 1 distance: 200 200 100", "", "play 100", "play 50",
     Fault{FaultCode::leaves_rest, {}, {}, 100}},
    {"seat 1: driving-ace 25; team 1 battle: roll", "", "play driving-ace", "play 25",
     Fault{FaultCode::spoils_coup_fourre, Card::driving_ace, {}, 0}},
    {"seat 1: driving-ace 25; team 1 battle: roll", "", "play 25", "play driving-ace",
     Fault{FaultCode::keeps_safety, Card::driving_ace, {}, 0}},
    {"seat 1: stop 25; team 1 battle: roll; team 2 battle: roll; team 2 distance: 200 100", "",
     "play 25", "play stop on 2", Fault{FaultCode::spares_opponent, {}, 1, 300}},
    {"seat 1: stop accident; team 2 battle: roll", "", "play stop on 2", "play accident on 2",
     Fault{FaultCode::spends_card, Card::stop, {}, 0}},
    {"seat 1: driving-ace 25 25", "", "discard driving-ace", "discard 25",
     Fault{FaultCode::drops_safety, Card::driving_ace, {}, 0}},
    {"seat 1: gasoline 25 25", "", "discard gasoline", "discard 25",
     Fault{FaultCode::drops_remedy, Card::gasoline, {}, 0}},
    {"seat 1: accident 25 25", "", "discard accident", "discard 25",
     Fault{FaultCode::drops_hazard, Card::accident, {}, 0}},
    {"seat 1: 100 25 25", "", "discard 100", "discard 25",
     Fault{FaultCode::drops_distance, Card::km100, {}, 0}},
    // A card that can never be played again is no loss.
    {"seat 1: 200 25; team 1 distance: 200 200", "", "discard 200", "discard 25", std::nullopt},
    {"seat 1: roll 25", "", "play roll", "play roll", std::nullopt},
};

TEST(Fault, IsWhatTheMoveLeavesUndoneOrThrowsAway) {
    std::set<FaultCode> told;
    for (const Case& each : kCases) {
        SCOPED_TRACE(std::string(each.picture) + " | " + each.played + " | " + each.best);
        Position position = table("parker-1988, players 2", each.picture);
        if (*each.before != '\0') apply(position, *action_from_text(each.before));
        const View seen = view(position, position.board.seat);
        const auto fault =
            review::fault_of(seen, *action_from_text(each.played), *action_from_text(each.best));
        EXPECT_EQ(fault, each.fault);
        if (fault) told.insert(fault->code);
    }
    EXPECT_EQ(told.size(), static_cast<std::size_t>(kCount<FaultCode>)) << "a code is not tested";
}

TEST(Fault, IsNamedForEveryMarkedDecisionOfAGame) {
    const Record record = played_game(Edition::parker_1988, 2, Level::novice, 4, 2);
    const review::Review review = reviewed(record, 40);
    int marked = 0;
    for (const review::Decision& decision : review.decisions()) {
        if (decision.action == decision.best) {
            EXPECT_EQ(decision.fault, std::nullopt);
        }
        if (!decision.mark) continue;
        ++marked;
        // The difference between two discards may have no simple explanation.
        const bool two_discards =
            decision.action.verb() == Verb::discard && decision.best.verb() == Verb::discard;
        EXPECT_TRUE(decision.fault || two_discards) << decision.hand << " " << decision.ply;
    }
    EXPECT_GT(marked, 0);
}

}  // namespace
}  // namespace bornes::test
