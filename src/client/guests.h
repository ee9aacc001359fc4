// Who this machine is at online tables: tokens that give seats back, kept for the user alone.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace bornes::client {

struct Guest {
    std::string name;
    std::string token;
};

// The one used last at a server, or the one of that name if a name is given.
std::optional<Guest> find_guest(const std::filesystem::path& file, const std::string& origin,
                                const std::string& name);
// Kept as the one used last; what went wrong, empty if nothing.
std::string keep_guest(const std::filesystem::path& file, const std::string& origin,
                       const Guest& guest);

}  // namespace bornes::client
