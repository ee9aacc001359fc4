// The identities of this user at online tables. Their tokens give seats back. Only the user can
// read the file.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace bornes::client {

struct Guest {
    std::string name;
    std::string token;
};

// The identity last used at a server, or the one with `name` if `name` is not empty.
std::optional<Guest> find_guest(const std::filesystem::path& file, const std::string& origin,
                                const std::string& name);
// Stores the identity as the last used. Returns an error message, or an empty string on success.
std::string keep_guest(const std::filesystem::path& file, const std::string& origin,
                       const Guest& guest);

}  // namespace bornes::client
