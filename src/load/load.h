// Plays real games over real WebSockets against a server, and measures.
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
    int think_ms = 0;      // before each move, on average
    int seconds = 10;      // of measuring
    int idle = 0;          // sockets besides, that only watch
    std::string database;  // checked afterwards for every acknowledged move; empty: not checked
    int process = 0;       // of the server, on this machine: what it uses is measured; 0: not
    std::uint64_t seed = 1;
};

// A histogram of latencies. Each slot is twice as wide as the one before: slot 0 is below
// kShortestSlotMs, and the last one has no end.
inline constexpr double kShortestSlotMs = 0.25;
inline constexpr std::size_t kSlots = 16;
std::size_t slot_of(double ms);
// Where a slot ends, in milliseconds.
double end_of_slot(std::size_t slot);

struct Report {
    std::uint64_t moves = 0;  // acknowledged while measuring
    std::uint64_t all_moves = 0;
    std::uint64_t games = 0;
    std::uint64_t refused = 0;
    std::uint64_t errors = 0;  // what a client of a healthy server never meets
    std::string last_error;    // one of these refusals as it came
    std::uint64_t reconnects = 0;
    double seconds = 0;
    double p50_ms = 0;
    double p95_ms = 0;
    double p99_ms = 0;
    double max_ms = 0;
    std::array<std::uint64_t, kSlots> slots{};  // how many latencies fell into each
    double cpu_us = 0;                          // of the server's process, a move
    double memory_mb = 0;
    std::uint64_t checked = 0;
    std::uint64_t missing = 0;  // acknowledged, and not in the journal
};

// `progress` gets a line now and then. Throws std::exception if there is no server.
Report run(const Plan& plan, const std::function<void(const std::string&)>& progress);
std::string to_text(const Report& report);
// The latencies as bars, a line for each slot between the first and the last that is not empty, at
// most `width` columns wide. Empty if nothing was measured.
std::string histogram(const Report& report, int width, bool ascii);

}  // namespace bornes::load
