// The way to a table: who one is there, and what is played.
#pragma once

#include "client/guests.h"
#include "client/http.h"
#include "client/table_state.h"
#include "protocol/options.h"

namespace bornes::client {

struct Joined {
    Guest guest;
    TableState table;
    std::string fault;  // why the token could not be kept; empty if it was
};

// The server said no: `what()` is its sentence.
class JoinRefused : public std::runtime_error {
public:
    JoinRefused(int status, const std::string& sentence)
        : std::runtime_error(sentence), status_(status) {}
    int status() const { return status_; }

private:
    int status_;
};

struct Visitor {
    std::string name;      // empty: as last time, or `fallback`
    std::string fallback;  // for who has no name yet
    std::filesystem::path tokens;
    std::string code{};  // of the person's seat on another device, to be taken; empty: none
};

// At the table of a link (http://host/t/ID), or at a new one if the link is that of a server alone.
// Throws ConnectionFault and JoinRefused (404: there is no such table).
Joined join(const Address& address, const protocol::Options& new_table, const Visitor& visitor);

// The public tables of a server. Throws ConnectionFault and JoinRefused.
std::vector<TableState> public_tables(const Address& address);

// A code with which the player plays on from another device. Throws as `join` does.
std::string make_seat_code(const Address& address, const std::string& table,
                           const std::string& token);

// The link to a table of the server: "https://host/t/ID".
std::string link_to(const Address& server, const std::string& table);

}  // namespace bornes::client
