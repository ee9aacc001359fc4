// Limits how many bytes are read from a connection per second, whatever they contain. This includes
// empty fragments of WebSocket messages. Further bytes wait at the sender.
#pragma once

#include <algorithm>
#include <boost/beast/core/rate_policy.hpp>
#include <chrono>
#include <cstddef>
#include <limits>

namespace bornes::server {

// Meets the requirements of a RatePolicy of Boost.Beast.
class ReadRate {
public:
    bool limited = false;

private:
    friend class boost::beast::rate_policy_access;
    using Clock = std::chrono::steady_clock;
    // Several times what the allowed commands need: the commands of a game have 40 to 250 bytes.
    static constexpr double kBurst = 1 << 16;      // 64 KiB
    static constexpr double kPerSecond = 1 << 14;  // 16 KiB

    std::size_t available_read_bytes() {
        if (!limited) return available_write_bytes();
        const auto now = Clock::now();
        const std::chrono::duration<double> passed = now - at_;
        at_ = now;
        left_ = std::min(kBurst, left_ + passed.count() * kPerSecond);
        return static_cast<std::size_t>(left_);
    }
    static std::size_t available_write_bytes() { return std::numeric_limits<std::size_t>::max(); }
    void transfer_read_bytes(std::size_t bytes) {
        if (limited) left_ = std::max(0.0, left_ - static_cast<double>(bytes));
    }
    static void transfer_write_bytes(std::size_t /*bytes*/) {}
    static void on_timer() {}

    double left_ = kBurst;
    Clock::time_point at_ = Clock::now();
};

}  // namespace bornes::server
