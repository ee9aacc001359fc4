// How much one address may do: buckets that fill with time.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>

namespace bornes::server {

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
    explicit Limits(bool enforced) : enforced_(enforced) {}

    bool request(const std::string& address, std::int64_t now_ms);
    bool new_table(const std::string& address, std::int64_t now_ms);
    bool new_guest(const std::string& address, std::int64_t now_ms);
    // A connection counts until it is closed.
    bool connect(const std::string& address);
    void disconnect(const std::string& address);
    bool enforced() const { return enforced_; }

private:
    struct Address {
        Bucket requests;
        Bucket tables;
        Bucket guests;
        int connections = 0;
        std::int64_t heard = 0;
    };
    Address& of(const std::string& address, std::int64_t now_ms);
    // Forgets addresses that have not been heard of for a while.
    void sweep(std::int64_t now_ms);

    bool enforced_;
    std::int64_t swept_ = 0;
    std::unordered_map<std::string, Address> addresses_;
};

}  // namespace bornes::server
