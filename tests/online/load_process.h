// A real `bornes load` against a server, and its results.
#pragma once

#include <cstdint>
#include <string>
#include <thread>

#include "journal/databases.h"

namespace bornes::tests {

class LoadProcess {
public:
    LoadProcess(std::uint16_t port, const std::string& database, int tables, int seconds);
    ~LoadProcess();
    LoadProcess(const LoadProcess&) = delete;
    LoadProcess& operator=(const LoadProcess&) = delete;

    // Waits for its end, and returns the number of acknowledged moves. Reports failures to
    // GoogleTest: errors, and acknowledged moves that are missing from the journal.
    int finish();
    int reconnects() const { return reconnects_; }

private:
    const TemporaryFolder folder_;
    std::thread thread_;
    int status_ = -1;
    int reconnects_ = 0;
};

}  // namespace bornes::tests
