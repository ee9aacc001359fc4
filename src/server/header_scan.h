// Looks at the bytes of a request before Boost.Beast does: it joins the lines of a folded header
// (RFC 9112, 5.2), and then nobody can tell any more that a proxy may have read it otherwise.
#pragma once

#include <cstddef>
#include <string_view>

namespace bornes::server {

class HeaderScan {
public:
    enum class Found {
        more,    // the header is not whole yet
        folded,  // a line goes on in the next one: to be refused
        whole,   // there is an end, or what can be none: for the parser
    };
    // `bytes` are those of the last call, and perhaps more.
    Found look(std::string_view bytes);

private:
    std::size_t at_ = 0;  // before it there is nothing to be found
};

}  // namespace bornes::server
