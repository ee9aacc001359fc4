// The normal distribution, in plain arithmetic. The C libraries' erfc differ in the last bit, and
// what a bot or a review says must be the same on every machine.
#pragma once

namespace bornes::bots {

// The chance that a standard normal variable is at most `deviations`, within 1e-13.
double normal(double deviations);

}  // namespace bornes::bots
