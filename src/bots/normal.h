// The normal distribution in plain arithmetic. The erfc of different C libraries differs in the
// last bit, and bots and reviews must give the same results on every machine.
#pragma once

namespace bornes::bots {

// The chance that a standard normal variable is at most `deviations`, within 1e-13.
double normal(double deviations);

}  // namespace bornes::bots
