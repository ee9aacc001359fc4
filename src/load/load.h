// Plays real games over real WebSockets against a server, and measures it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace bornes::load {

struct Plan {
    std::string host = "127.0.0.1";
    std::uint16_t port = 8080;
    int tables = 10;
    int players = 2;
    int think_ms = 0;      // mean time before each move
    int seconds = 10;      // duration of the measurement
    int idle = 0;          // additional sockets that only watch
    std::string database;  // checked afterwards for every acknowledged move; empty: no check
    int process = 0;       // id of a server process on this machine to measure; 0: none
    std::uint64_t seed = 1;
};

// A histogram of latencies. Each slot is twice as wide as the previous one. Slot 0 is below
// kShortestSlotMs, and the last slot has no upper end.
inline constexpr double kShortestSlotMs = 0.25;
inline constexpr std::size_t kSlots = 16;
std::size_t slot_of(double ms);
// The upper end of a slot, in milliseconds.
double end_of_slot(std::size_t slot);

struct Report {
    std::uint64_t moves = 0;  // acknowledged while measuring
    std::uint64_t all_moves = 0;
    std::uint64_t games = 0;
    std::uint64_t refused = 0;
    std::uint64_t errors = 0;  // refusals that a healthy server never sends
    std::string last_error;    // the latest of these refusals, as received
    std::uint64_t reconnects = 0;
    double seconds = 0;
    double p50_ms = 0;
    double p95_ms = 0;
    double p99_ms = 0;
    double max_ms = 0;
    std::array<std::uint64_t, kSlots> slots{};  // the number of latencies in each slot
    double cpu_us = 0;                          // of the server's process, per move
    double memory_mb = 0;
    std::uint64_t checked = 0;
    std::uint64_t missing = 0;  // acknowledged, but not in the journal
};

// Calls `progress` with a line from time to time. Throws std::exception if there is no server.
Report run(const Plan& plan, const std::function<void(const std::string&)>& progress);
std::string to_text(const Report& report);
// The latencies as bars, one line per slot from the first to the last non-empty slot, at most
// `width` columns wide. Empty if nothing was measured.
std::string histogram(const Report& report, int width, bool ascii);

}  // namespace bornes::load
