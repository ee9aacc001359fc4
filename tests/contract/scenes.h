// Real tables at which everything happens that can be said: what they say is the contract between
// server and clients.
#pragma once

#include <string>
#include <vector>

#include "bornes/rules.h"

namespace bornes::tests {

// What was said at one table, in order. A line is {"from":NAME,"command":{…}} or
// {"to":NAME,"message":{…}}.
struct Transcript {
    std::string name;
    std::vector<std::string> lines;
    std::vector<std::string> rows;  // of the journal
};

// Some moves of every edition at its tables of 2 to 6.
Transcript usual_table(Edition edition, int players, int moves);
// Every command, event and kind of message, at a table with a clock and a window, at one
// without a clock, at one
// that cannot deal, and at one that cannot go on.
std::vector<Transcript> eventful_tables();

}  // namespace bornes::tests
