// Real tables with everything that can happen. Their messages are the contract between server and
// clients.
#pragma once

#include <string>
#include <vector>

#include "bornes/rules.h"

namespace bornes::tests {

// All messages of one table, in order. A line is {"from":NAME,"command":{…}} or
// {"to":NAME,"message":{…}}.
struct Transcript {
    std::string name;
    std::vector<std::string> lines;
    std::vector<std::string> rows;  // of the journal
};

// Some moves at a table of 2 to 6 players in any edition.
Transcript usual_table(Edition edition, int players, int moves);
// Every command, event and kind of message: at a table with a clock and a window, at one without a
// clock, at one that cannot deal, and at one that cannot continue.
std::vector<Transcript> eventful_tables();

}  // namespace bornes::tests
