// Counters in Prometheus' text. They count whole servers, but on a quiet one a counter that moves
// can give a secret away: only the machine itself gets to see them.
#pragma once

#include <cstdint>
#include <string>

namespace bornes::server {

struct Metrics {
    std::uint64_t requests = 0;
    std::uint64_t refused_requests = 0;  // by limits, origin, form
    std::uint64_t sockets = 0;           // open now
    std::uint64_t messages_in = 0;
    std::uint64_t messages_out = 0;
    std::uint64_t slow_readers = 0;
    std::uint64_t rows = 0;
    std::uint64_t lost_races = 0;
    std::uint64_t failed_rows = 0;
    std::uint64_t tables = 0;  // in memory now
    std::uint64_t thoughts = 0;

    std::string text() const;
};

}  // namespace bornes::server
