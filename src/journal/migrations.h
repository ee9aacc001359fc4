// The database schema, as a list of migration steps.
#pragma once

#include <soci/soci.h>

#include "journal/url.h"

namespace bornes::journal {

// Brings the schema up to date in one transaction. Throws StoreError if a newer program wrote the
// database.
void migrate(soci::session& session, Url::Kind kind);

// Throws StoreError unless the schema is the current one. Changes nothing.
void require_current(soci::session& session, Url::Kind kind);

}  // namespace bornes::journal
