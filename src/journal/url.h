// Where a journal is kept.
#pragma once

#include <string>
#include <string_view>

namespace bornes::journal {

struct Url {
    enum class Kind { sqlite, postgresql };
    Kind kind = Kind::sqlite;
    std::string place;  // a file, or a libpq connection string
};

// Parses "sqlite:FILE", a plain file name, "postgresql://…" or "postgres://…". Throws StoreError.
Url parse_url(std::string_view text);

// The address without secrets, for logs: "postgresql://user@host:port/name".
std::string shown(const Url& url);

// Whether the address contains a password. Throws StoreError.
bool has_password(const Url& url);

// The address of a PostgreSQL server as `name='value' …`, for libpq and SOCI. Adds shorter timeouts
// than the system's, so that a vanished server is noticed soon. Throws StoreError.
std::string connection_string(const Url& url);

// An SQL statement that sets short timeouts on the side of the PostgreSQL server, as
// connection_string() does on ours. If our machine vanishes, our transaction and locks end soon.
extern const char* const kSetServerTimeouts;

// The default file of `serve`, in the user's data folder ($XDG_DATA_HOME, or ~/.local/share).
std::string default_database();

}  // namespace bornes::journal
