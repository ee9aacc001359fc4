// Who sits where, as a record says it.
#pragma once

#include <array>
#include <string>

#include "bornes/position.h"
#include "fair/bytes.h"

namespace bornes::fair {

// By seat.
using Names = std::array<std::string, kMaxPlayers>;

// A record's names hold no `#`, which starts its comments.
std::string name_of_player(const std::string& name);
std::string name_of_bot(std::string_view level);

// What a deal binds of the names.
Bytes32 digest_of(const Names& names, int players);

}  // namespace bornes::fair
