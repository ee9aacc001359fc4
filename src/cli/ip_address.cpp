#include "ip_address.h"

#include <arpa/inet.h>
#include <fmt/format.h>

#include "bornes/utf8.h"

namespace bornes::cli {

CLI::Validator ip_address() {
    const auto check = [](const std::string& text) -> std::string {
        in6_addr ignored{};
        const std::string v6 = text.substr(0, text.find('%'));  // without the name of a network
        if (::inet_pton(AF_INET, text.c_str(), &ignored) == 1 ||
            ::inet_pton(AF_INET6, v6.c_str(), &ignored) == 1)
            return {};
        return fmt::format("{} is not an IP address", backquoted(text));
    };
    return {check, ""};
}

}  // namespace bornes::cli
