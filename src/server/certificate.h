// The certificate of a server that speaks TLS itself.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace bornes::server {

class Certificate {
public:
    using Context = boost::asio::ssl::context;

    // Reads both files. Throws std::runtime_error with the file, the problem, and what is expected.
    Certificate(std::string certificate_file, std::string key_file);

    // For new connections. Open connections keep their certificate.
    Context& current() { return *current_; }

    // Reads the files again if one of them has changed, or always with `in_any_case`. If they are
    // broken, keeps the certificate and logs the reason.
    void renew(bool in_any_case);

private:
    // Changes whenever a file is replaced or written to.
    struct Stamp {
        std::time_t seconds = 0;
        long nanoseconds = 0;
        long long bytes = 0;
        unsigned long long inode = 0;
        bool operator==(const Stamp&) const = default;
    };
    using Stamps = std::pair<std::optional<Stamp>, std::optional<Stamp>>;
    static std::optional<Stamp> stamp_of(const std::string& file);
    Stamps stamps() const { return {stamp_of(certificate_file_), stamp_of(key_file_)}; }
    std::unique_ptr<Context> load() const;

    const std::string certificate_file_;
    const std::string key_file_;
    Stamps stamps_;  // of the files read last, even if they were broken
    std::unique_ptr<Context> current_;
};

}  // namespace bornes::server
