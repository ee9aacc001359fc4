#include "fair/names.h"

#include <fmt/format.h>

#include "fair/hash.h"

namespace bornes::fair {

std::string name_of_player(const std::string& name) {
    std::string fit;
    for (const char c : name) {
        if (c == '#')
            fit += "\uff03";
        else
            fit += c;
    }
    return fit;
}

std::string name_of_bot(std::string_view level) { return fmt::format("bot {}", level); }

Bytes32 digest_of(const Names& names, int players) {
    Sha256 hash;
    for (int seat = 0; seat < players; ++seat)
        hash.add(fmt::format("{} {}\n", seat + 1, names[static_cast<std::size_t>(seat)]));
    return hash.finish();
}

}  // namespace bornes::fair
