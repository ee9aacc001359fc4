// The names at the seats, as in a record.
#pragma once

#include <array>
#include <string>

#include "bornes/position.h"
#include "fair/bytes.h"

namespace bornes::fair {

// By seat.
using Names = std::array<std::string, kMaxPlayers>;

// Replaces `#`, which begins a comment in a record.
std::string name_of_player(const std::string& name);
std::string name_of_bot(std::string_view level);

// The digest of the names that a deal binds.
Bytes32 digest_of(const Names& names, int players);

}  // namespace bornes::fair
