#include "ip_address.h"

#include <fmt/format.h>

#include <boost/asio/ip/address.hpp>

#include "bornes/utf8.h"

namespace bornes::cli {

CLI::Validator ip_address() {
    const auto check = [](const std::string& text) -> std::string {
        boost::system::error_code error;
        boost::asio::ip::make_address(text, error);
        return error ? fmt::format("{} is not an IP address", backquoted(text)) : "";
    };
    return {check, ""};
}

}  // namespace bornes::cli
