// The cookie that holds a guest's token. Under https its name begins with `__Host-`: browsers then
// take it from this host alone, and only over an encrypted connection. The plain name, which all
// cookies had before, is still read, and replaced.
#pragma once

#include <string>
#include <string_view>

#include "server/http.h"

namespace bornes::server {

struct FoundCookie {
    std::string token;   // empty: none
    bool plain = false;  // it came under the plain name only
};
// "a=1; bornes=TOKEN; b=2"
FoundCookie cookie_in(std::string_view cookies);

// Gives the client the token to keep, and takes a cookie with the plain name away.
void set_cookie(Response& response, const tables::Token& token, bool secure);

}  // namespace bornes::server
