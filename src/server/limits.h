// Limits for each address and each guest, as token buckets.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>

#include "server/limit_settings.h"

namespace bornes::server {

// The time for limits. It never jumps, even if the machine's clock is set.
std::int64_t steady_ms();

class Bucket {
public:
    // Takes one token, or returns false if none is left. Allows a burst of `most`, and `per_second`
    // in the long run.
    bool take(std::int64_t now_ms, double most, double per_second);

private:
    double left_ = -1;  // negative: full, because never used
    std::int64_t at_ = 0;
};

class Limits {
public:
    Limits(bool enforced, const LimitSettings& settings)
        : enforced_(enforced), settings_(settings) {}

    // Each of these calls counts one event and returns true, or returns false at the limit.
    bool request(const std::string& address, std::int64_t now_ms);
    bool new_table(const std::string& address, std::int64_t now_ms);
    bool new_guest(const std::string& address, std::int64_t now_ms);
    // Counts for the address and for the guest (empty: unknown), over all their connections.
    bool command(const std::string& address, const std::string& guest, std::int64_t now_ms);
    // Counts for one connection, which owns the bucket.
    bool command(Bucket& connection, std::int64_t now_ms) const;
    // Call disconnect() when the connection closes.
    bool connect(const std::string& address);
    void disconnect(const std::string& address);
    bool enforced() const { return enforced_; }
    const LimitSettings& settings() const { return settings_; }

private:
    struct Address {
        Bucket requests;
        Bucket tables;
        Bucket guests;
        Bucket commands;
        int connections = 0;
        std::int64_t heard = 0;
    };
    struct Guest {
        Bucket commands;
        std::int64_t heard = 0;
    };
    Address& of(const std::string& address, std::int64_t now_ms);
    Guest& of_guest(const std::string& guest, std::int64_t now_ms);
    // Drops addresses and guests without recent requests.
    void sweep(std::int64_t now_ms);

    const bool enforced_;
    const LimitSettings settings_;
    std::int64_t swept_ = 0;
    std::unordered_map<std::string, Address> addresses_;
    std::unordered_map<std::string, Guest> guests_;
};

}  // namespace bornes::server
