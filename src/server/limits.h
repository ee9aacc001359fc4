// How much one address, and one guest, may do: buckets that fill with time.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>

#include "server/limit_settings.h"

namespace bornes::server {

// The time that limits go by: it only goes on, whatever is done to the machine's clock.
std::int64_t steady_ms();

class Bucket {
public:
    // Takes one, if there is one: at most `most` at once, and `per_second` in the long run.
    bool take(std::int64_t now_ms, double most, double per_second);

private:
    double left_ = -1;  // full, before the first use
    std::int64_t at_ = 0;
};

class Limits {
public:
    Limits(bool enforced, const LimitSettings& settings)
        : enforced_(enforced), settings_(settings) {}

    bool request(const std::string& address, std::int64_t now_ms);
    bool new_table(const std::string& address, std::int64_t now_ms);
    bool new_guest(const std::string& address, std::int64_t now_ms);
    // Of all connections of the address, and of all of the guest (empty: nobody known).
    bool command(const std::string& address, const std::string& guest, std::int64_t now_ms);
    // Of one connection, which keeps the bucket.
    bool command(Bucket& connection, std::int64_t now_ms) const;
    // A connection counts until it is closed.
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
    // Forgets addresses and guests that have not been heard of for a while.
    void sweep(std::int64_t now_ms);

    const bool enforced_;
    const LimitSettings settings_;
    std::int64_t swept_ = 0;
    std::unordered_map<std::string, Address> addresses_;
    std::unordered_map<std::string, Guest> guests_;
};

}  // namespace bornes::server
