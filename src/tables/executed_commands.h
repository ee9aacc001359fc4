// Which commands a table has already executed. A client that missed the answer to a command sends
// the command again. It must get the first answer, and the command must not run twice.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "journal/row.h"

namespace bornes::tables {

// Takes at most 24 bytes per row: a keyed hash of the actor and the command's id, and a hash table
// entry. The key is random and stays in this process, so nobody can construct colliding ids. A
// lookup takes constant time, however many rows the table has.
class ExecutedCommands {
public:
    // Adds the next row of the table. `actor` is empty for a row that the table itself decided.
    void add(std::string_view actor, std::string_view command);
    // Returns the last row that the command made, if there is one.
    std::optional<journal::Seq> find(std::string_view actor, std::string_view command) const;

private:
    void enter(std::uint32_t row);

    std::vector<std::uint64_t> hashes_;  // by row
    // A hash table of row numbers with linear probing, at most half full; 0 marks a free place.
    std::vector<std::uint32_t> rows_;
};

}  // namespace bornes::tables
