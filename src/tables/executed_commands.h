// Which commands a table has carried out. A client that did not hear the answer to a command sends
// it again; it must get the first answer, and the command must not be carried out twice.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "journal/row.h"

namespace bornes::tables {

// Keeps at most 24 bytes per row: a keyed hash of who asked and of the command's id, and where to
// find it. The key is random and stays in this process, so that nobody can look for commands with
// the same hash. Looking for a command takes the same time whatever the history of the table is.
class ExecutedCommands {
public:
    // The next row of the table. `actor` is empty for a row of the table's own making.
    void add(std::string_view actor, std::string_view command);
    // The last row that the command made, if it made one.
    std::optional<journal::Seq> find(std::string_view actor, std::string_view command) const;

private:
    void enter(std::uint32_t row);

    std::vector<std::uint64_t> hashes_;  // by row
    // A hash table of the numbers of rows, at most half full: from the place of the hash on, up to
    // the first 0.
    std::vector<std::uint32_t> rows_;
};

}  // namespace bornes::tables
