// Where a table is: its link, taken apart.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bornes::client {

struct Address {
    bool tls = false;
    std::string host;
    std::string port;
    std::string path;  // with its query, "/" at least

    // "host:port", without the port that the scheme has anyway.
    std::string authority() const;
    // "https://host:port"
    std::string origin() const;
};

// http:// and https:// only.
std::optional<Address> address_from(std::string_view text);
// The id at the end of a table's link: http://host:port/t/ID.
std::optional<std::string> table_in(const Address& address);

}  // namespace bornes::client
