// The schema, as the steps that lead to it.
#pragma once

#include <soci/soci.h>

#include "journal/url.h"

namespace bornes::journal {

// Brings the schema up to date in one transaction. Throws StoreError if the database was written
// by a newer program.
void migrate(soci::session& session, Url::Kind kind);

// Throws StoreError unless the schema is the one that this program writes. Changes nothing.
void require_current(soci::session& session, Url::Kind kind);

}  // namespace bornes::journal
