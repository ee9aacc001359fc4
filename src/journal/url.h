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

// "sqlite:FILE" or a plain file name; "postgresql://…" or "postgres://…". Throws StoreError.
Url parse_url(std::string_view text);

// The place without anything secret, for logs: "postgresql://user@host:port/name".
std::string shown(const Url& url);

// Whether the address holds a password. Throws StoreError.
bool has_password(const Url& url);

// A PostgreSQL's address as `name='value' …`, which libpq takes and so does SOCI. A server that is
// gone without a word is not waited for as long as the system would. Throws StoreError.
std::string connection_string(const Url& url);

// The statement that makes a PostgreSQL as impatient with us as connection_string() makes us with
// it: a process whose machine vanished soon loses its transaction and its locks.
extern const char* const kServerPatience;

// The file in the user's data folder ($XDG_DATA_HOME, or ~/.local/share) that `serve` uses.
std::string default_database();

}  // namespace bornes::journal
