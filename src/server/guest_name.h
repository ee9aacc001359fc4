// What a guest may be called.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bornes::server {

// A name that a guest may have, trimmed; nothing if there is none in the text.
std::optional<std::string> guest_name(std::string_view text);

}  // namespace bornes::server
