// The cookie with a guest's token. With https its name begins with `__Host-`, so browsers accept it
// only from this host and only over an encrypted connection. The old plain name is still read, and
// replaced.
#pragma once

#include <string>
#include <string_view>

#include "server/http.h"

namespace bornes::server {

struct FoundCookie {
    std::string token;   // empty: none
    bool plain = false;  // it came only under the plain name
};
// Finds the token in a Cookie header: "a=1; bornes=TOKEN; b=2".
FoundCookie cookie_in(std::string_view cookies);

// Sets the cookie with the token, and deletes the one with the plain name.
void set_cookie(Response& response, const tables::Token& token, bool secure);

}  // namespace bornes::server
