// Metrics of this server in Prometheus' text format. On a quiet server, a changing counter could
// reveal a secret, so only clients on the same machine may read them.
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

    // Plain numbers, because only the network's thread changes them.
    std::uint64_t requests = 0;
    std::uint64_t refused_requests = 0;  // by limits, origin or malformed requests
    std::uint64_t sockets = 0;           // open now
    std::uint64_t messages_in = 0;
    std::uint64_t messages_out = 0;
    std::uint64_t slow_readers = 0;
    std::uint64_t rows = 0;         // stored
    std::uint64_t lost_races = 0;   // rows not stored because another process was faster
    std::uint64_t failed_rows = 0;  // rows not stored because the database failed
    std::uint64_t tables = 0;       // in memory now
    std::uint64_t thoughts = 0;     // bot moves that are requested but not found yet
    bool ready = true;              // moves can be stored

    using Clock = std::chrono::steady_clock;
    // Any thread may call these. Notes that a change which was decided at `decided` is stored now.
    void note_stored(Clock::time_point decided);
    // Notes a commit of `batch` changes.
    void note_commit(std::size_t batch, Clock::duration took);
    // Notes that a bot, asked at `asked`, has found its move.
    void note_thought(Clock::time_point asked);

    // Only for the network's thread.
    std::string text() const;

private:
    struct Histograms;
    const std::unique_ptr<Histograms> histograms_;
};

}  // namespace bornes::server
