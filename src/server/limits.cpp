#include "server/limits.h"

#include <algorithm>

namespace bornes::server {
namespace {

constexpr double kRequestBurst = 60;
constexpr double kRequestsPerSecond = 10;
constexpr double kTableBurst = 20;
constexpr double kTablesPerSecond = 1.0 / 60;
constexpr double kGuestBurst = 30;
constexpr double kGuestsPerSecond = 1.0 / 30;
constexpr int kConnections = 100;
constexpr std::int64_t kForgetAfter = 600'000;

}  // namespace

bool Bucket::take(std::int64_t now_ms, double most, double per_second) {
    if (left_ < 0) left_ = most;
    const auto passed = std::max<std::int64_t>(now_ms - at_, 0);  // clocks are set back, too
    left_ = std::min(most, left_ + static_cast<double>(passed) * per_second / 1000);
    at_ = now_ms;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
}

Limits::Address& Limits::of(const std::string& address, std::int64_t now_ms) {
    constexpr std::size_t kMany = 10'000;
    if (addresses_.size() > kMany && now_ms - swept_ > 1000) sweep(now_ms);
    Address& found = addresses_[address];
    found.heard = now_ms;
    return found;
}

bool Limits::request(const std::string& address, std::int64_t now_ms) {
    return !enforced_ ||
           of(address, now_ms).requests.take(now_ms, kRequestBurst, kRequestsPerSecond);
}

bool Limits::new_table(const std::string& address, std::int64_t now_ms) {
    return !enforced_ || of(address, now_ms).tables.take(now_ms, kTableBurst, kTablesPerSecond);
}

bool Limits::new_guest(const std::string& address, std::int64_t now_ms) {
    return !enforced_ || of(address, now_ms).guests.take(now_ms, kGuestBurst, kGuestsPerSecond);
}

bool Limits::connect(const std::string& address) {
    Address& found = addresses_[address];
    if (enforced_ && found.connections >= kConnections) return false;
    ++found.connections;
    return true;
}

void Limits::disconnect(const std::string& address) {
    const auto found = addresses_.find(address);
    if (found != addresses_.end()) --found->second.connections;
}

void Limits::sweep(std::int64_t now_ms) {
    swept_ = now_ms;
    std::erase_if(addresses_, [&](const auto& entry) {
        return entry.second.connections == 0 && now_ms - entry.second.heard > kForgetAfter;
    });
}

}  // namespace bornes::server
