// Which commands a table has carried out. A client that did not hear the answer to a command sends
// it again; it must get the first answer, and the command must not be carried out twice.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "journal/row.h"

namespace bornes::tables {

// Keeps eight bytes per row: a keyed hash of who asked and of the command's id. The key is random
// and stays in this process, so that nobody can look for two commands with the same hash.
class CarriedOut {
public:
    // The next row of the table. `actor` is empty for a row of the table's own making.
    void add(std::string_view actor, std::string_view command);
    // The row that the command made, if it made one.
    std::optional<journal::Seq> find(std::string_view actor, std::string_view command) const;

private:
    std::vector<std::uint64_t> hashes_;  // by row
};

}  // namespace bornes::tables
