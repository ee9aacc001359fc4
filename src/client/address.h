// The link of a table, in parts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bornes::client {

struct Address {
    bool tls = false;
    std::string host;
    std::string port;
    std::string path;  // with its query; at least "/"

    // "host:port", without the default port of the scheme.
    std::string authority() const;
    // Such as "https://host:port".
    std::string origin() const;
};

// Returns nothing unless the text is a link with http:// or https://.
std::optional<Address> address_from(std::string_view text);
// The id at the end of a table's link, such as http://host:port/t/ID.
std::optional<std::string> table_in(const Address& address);

}  // namespace bornes::client
