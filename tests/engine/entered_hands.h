// Hands as people enter them, for the tests of include/bornes/sheet.h.
#pragma once

#include <string>

#include "bornes/sheet.h"

namespace bornes::test {

// A hand in which nobody has done anything.
inline HandEntry idle_hand(const Rules& rules) {
    return {.teams = std::vector<TeamEntry>(rules.teams)};
}

// Team 1 drives the whole trip; nobody else moves.
inline HandEntry lone_trip(const Rules& rules, int two_hundreds = 0) {
    HandEntry hand = idle_hand(rules);
    hand.teams[0].distance = EnteredMiles{rules.target, two_hundreds};
    hand.completed_by = 0;
    return hand;
}

// Why the hand is refused; empty if it is not.
inline std::string refusal_of(const Rules& rules, const HandEntry& hand) {
    const auto scores = score(rules, hand);
    return scores ? "" : scores.fault().why();
}

}  // namespace bornes::test
