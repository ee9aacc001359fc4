// A guest's token is a secret of the guest: the server keeps its hash only.
#pragma once

#include <string>
#include <string_view>

namespace bornes::tables {

// BLAKE2b of the token, as 32 hex digits.
std::string hash_of_token(std::string_view token);

}  // namespace bornes::tables
