// The page of a table's link: what a messenger shows of it, and the way to the table for people.
#pragma once

#include <string>
#include <string_view>

#include "tables/state.h"
#include "words/words.h"

namespace bornes::server {

// The language of the catalogue that an Accept-Language header prefers (RFC 9110, 12.5.4); English
// if it names none of ours.
words::Language preferred_language(std::string_view accept_language);

struct Invitation {
    std::string origin;  // as players reach the server: "https://bornes.example.org"
    std::string table;   // its id
    words::Language language;
};

// `name` is the host's.
std::string invitation_page(const Invitation& invitation, const tables::State& table,
                            const std::string& name);
// ... of a table that does not exist.
std::string missing_table_page(const Invitation& invitation);

}  // namespace bornes::server
