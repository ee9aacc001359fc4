// How a client gets to a table: its identity there, and the table itself.
#pragma once

#include "client/guests.h"
#include "client/http.h"
#include "client/table_state.h"
#include "protocol/options.h"

namespace bornes::client {

struct Joined {
    Guest guest;
    TableState table;
    std::string fault;  // why the token could not be stored; empty if it was
};

// The server refused. `what()` is its sentence.
class JoinRefused : public std::runtime_error {
public:
    JoinRefused(int status, const std::string& sentence)
        : std::runtime_error(sentence), status_(status) {}
    int status() const { return status_; }

private:
    int status_;
};

struct Visitor {
    std::string name;      // empty: the last used name, or `fallback`
    std::string fallback;  // for a user without a name
    std::filesystem::path tokens;
    std::string code{};  // takes over the player's seat from another device; empty: none
};

// Joins the table of a link (http://host/t/ID), or creates a new table if the link names only a
// server. Throws ConnectionFault and JoinRefused (404: there is no such table).
Joined join(const Address& address, const protocol::Options& new_table, const Visitor& visitor);

// The public tables of a server. Throws ConnectionFault and JoinRefused.
std::vector<TableState> public_tables(const Address& address);

// A code to continue on another device. Throws like `join`.
std::string make_seat_code(const Address& address, const std::string& table,
                           const std::string& token);

// The link to a table of the server, such as "https://host/t/ID".
std::string link_to(const Address& server, const std::string& table);

}  // namespace bornes::client
