// Checks the bytes of a request before Boost.Beast does. Beast joins the lines of a folded header
// (RFC 9112, 5.2). After that, nobody could see that a proxy may have read the header differently.
#pragma once

#include <cstddef>
#include <string_view>

namespace bornes::server {

class HeaderScan {
public:
    enum class Found {
        more,    // the header is incomplete
        folded,  // a line continues in the next one: refuse the request
        whole,   // complete or invalid: leave it to the parser
    };
    // `bytes` must begin with the bytes of the previous call.
    Found look(std::string_view bytes);

private:
    std::size_t at_ = 0;  // everything before is checked
};

}  // namespace bornes::server
