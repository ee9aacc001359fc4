// Which names guests may have.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bornes::server {

// Returns the trimmed name, or nothing if a guest may not have it.
std::optional<std::string> guest_name(std::string_view text);

}  // namespace bornes::server
