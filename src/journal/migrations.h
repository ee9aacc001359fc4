// The schema, as the steps that lead to it.
#pragma once

#include <soci/soci.h>

#include "journal/url.h"

namespace bornes::journal {

// Brings the schema up to date in one transaction. Throws StoreError if the database was written
// by a newer program.
void migrate(soci::session& session, Url::Kind kind);

// How many steps there are: the version that this program writes.
int schema_version();

}  // namespace bornes::journal
