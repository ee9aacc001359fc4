// The page behind the link of a table: a preview for messengers, and the way to the table for
// people.
#pragma once

#include <string>
#include <string_view>

#include "tables/state.h"
#include "words/words.h"

namespace bornes::server {

// Returns the language that an Accept-Language header prefers (RFC 9110, 12.5.4), or English if it
// names no language of the catalogue.
words::Language preferred_language(std::string_view accept_language);

struct Invitation {
    std::string origin;  // as players see it: "https://bornes.example.org"
    std::string table;   // the table's id
    words::Language language;
};

// `name` is the name of the host.
std::string invitation_page(const Invitation& invitation, const tables::State& table,
                            const std::string& name);
// The page for a table that does not exist.
std::string missing_table_page(const Invitation& invitation);

}  // namespace bornes::server
