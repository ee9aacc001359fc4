// Figures of this server in Prometheus' text. They count whole servers, but on a quiet one a
// counter that moves can give a secret away: only the machine itself gets to see them.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace bornes::server {

class Metrics {
public:
    Metrics();
    ~Metrics();
    Metrics(const Metrics&) = delete;
    Metrics& operator=(const Metrics&) = delete;

    // Counted by the thread of the network alone: plain numbers.
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
    bool ready = true;  // whether moves can be stored

    using Clock = std::chrono::steady_clock;
    // These may be called by any thread. A change of a table was decided on at that moment, and is
    // stored now.
    void note_stored(Clock::time_point decided);
    // One commit of so many rows and other changes.
    void note_commit(std::size_t batch, Clock::duration took);
    // A bot was asked for its move at that moment, and has found it now.
    void note_thought(Clock::time_point asked);

    // For the thread of the network.
    std::string text() const;

private:
    struct Histograms;
    const std::unique_ptr<Histograms> histograms_;
};

}  // namespace bornes::server
