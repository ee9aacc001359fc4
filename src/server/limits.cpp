#include "server/limits.h"

#include <algorithm>
#include <chrono>

namespace bornes::server {
namespace {

constexpr double kHour = 3600;
constexpr std::int64_t kForgetAfter = 600'000;
constexpr std::size_t kMany = 10'000;

}  // namespace

std::int64_t steady_ms() {
    using std::chrono::duration_cast;
    using std::chrono::milliseconds;
    return duration_cast<milliseconds>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

bool Bucket::take(std::int64_t now_ms, double most, double per_second) {
    if (left_ < 0) left_ = most;
    const auto passed = std::max<std::int64_t>(now_ms - at_, 0);
    left_ = std::min(most, left_ + static_cast<double>(passed) * per_second / 1000);
    at_ = now_ms;
    if (left_ < 1) return false;
    left_ -= 1;
    return true;
}

Limits::Address& Limits::of(const std::string& address, std::int64_t now_ms) {
    if (addresses_.size() > kMany && now_ms - swept_ > 1000) sweep(now_ms);
    Address& found = addresses_[address];
    found.heard = now_ms;
    return found;
}

Limits::Guest& Limits::of_guest(const std::string& guest, std::int64_t now_ms) {
    if (guests_.size() > kMany && now_ms - swept_ > 1000) sweep(now_ms);
    Guest& found = guests_[guest];
    found.heard = now_ms;
    return found;
}

bool Limits::request(const std::string& address, std::int64_t now_ms) {
    return !enforced_ ||
           of(address, now_ms).requests.take(now_ms, settings_.requests_burst, settings_.requests);
}

bool Limits::new_table(const std::string& address, std::int64_t now_ms) {
    return !enforced_ || of(address, now_ms)
                             .tables.take(now_ms, settings_.tables_burst, settings_.tables / kHour);
}

bool Limits::new_guest(const std::string& address, std::int64_t now_ms) {
    return !enforced_ || of(address, now_ms)
                             .guests.take(now_ms, settings_.guests_burst, settings_.guests / kHour);
}

bool Limits::command(const std::string& address, const std::string& guest, std::int64_t now_ms) {
    if (!enforced_) return true;
    if (!guest.empty() && !command(of_guest(guest, now_ms).commands, now_ms)) return false;
    return of(address, now_ms)
        .commands.take(now_ms, settings_.address_commands_burst, settings_.address_commands);
}

bool Limits::command(Bucket& connection, std::int64_t now_ms) const {
    return !enforced_ || connection.take(now_ms, settings_.commands_burst, settings_.commands);
}

bool Limits::connect(const std::string& address) {
    Address& found = addresses_[address];
    if (enforced_ && found.connections >= settings_.connections) return false;
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
    std::erase_if(guests_,
                  [&](const auto& entry) { return now_ms - entry.second.heard > kForgetAfter; });
}

}  // namespace bornes::server
