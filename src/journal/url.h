// Where a journal is kept.
#pragma once

#include <string>
#include <string_view>

namespace bornes::journal {

struct Url {
    enum class Kind { sqlite, postgresql };
    Kind kind = Kind::sqlite;
    std::string place;  // a file; or a connection string as libpq takes it
};

// "sqlite:FILE" or a plain file name; "postgresql://…" or "postgres://…".
Url parse_url(std::string_view text);

// The file in the user's data folder ($XDG_DATA_HOME, or ~/.local/share) that `serve` uses.
std::string default_database();

}  // namespace bornes::journal
