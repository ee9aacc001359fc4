// Whether the attempts at a hand went by the rules of fair deals: for a record, and for a client
// that has just been shown them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "fair/deal.h"

namespace bornes::fair {

// `voided` are the attempts before the one that counted, in their order. Returns a sentence about
// the first fault, or nothing. Cards and promises kept elsewhere are not looked at.
std::optional<std::string> fault_of_attempts(const Game& game, const FairDeal& deal,
                                             const std::vector<FairDeal>& voided);

// The seat, from 1, that committed and did not open; 0 if there is none.
int silent_seat(const FairDeal& deal);

}  // namespace bornes::fair
