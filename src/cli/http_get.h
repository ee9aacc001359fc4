// One file over plain HTTP.
#pragma once

#include <string>

namespace bornes::cli {

// The body of http://HOST[:PORT]/PATH. Throws Failure. There is no TLS in here: what is only to be
// had by https is fetched with another program first.
std::string http_get(const std::string& url);

}  // namespace bornes::cli
