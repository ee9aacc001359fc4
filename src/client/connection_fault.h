// Why the client cannot talk to a server.
#pragma once

#include <array>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>

#include "bornes/ids.h"

namespace bornes::client {

// The reasons that a person can do something about.
enum class ConnectionReason : std::uint8_t { other, refused, no_host, silent, no_https, untrusted };

}  // namespace bornes::client

namespace bornes {

template <>
inline constexpr std::array<std::string_view, 6> kIds<client::ConnectionReason>{
    "other", "refused", "no-host", "silent", "no-https", "untrusted"};

}  // namespace bornes

namespace bornes::client {

class ConnectionFault : public std::runtime_error {
public:
    // `what` is in English. For `untrusted`, it says what is wrong with the certificate.
    explicit ConnectionFault(const std::string& what,
                             ConnectionReason reason = ConnectionReason::other)
        : std::runtime_error(what), reason_(reason) {}

    ConnectionReason reason() const { return reason_; }

private:
    ConnectionReason reason_;
};

}  // namespace bornes::client
