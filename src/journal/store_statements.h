// Inside the Store: the connection, its prepared statements, and one way to fail.
#pragma once

#include <soci/soci.h>

#include "journal/store.h"
#include "journal/url.h"

namespace bornes::journal {

// Runs a function of SOCI's. The message comes without the statement that SOCI appends: that may
// hold what players wrote.
template <typename Function>
auto guarded(Function function) {
    try {
        return function();
    } catch (const soci::soci_error& error) {
        throw StoreError(error.get_error_message());
    }
}

// The statements of the busy ways are prepared once, with the places that they read and write.
class Store::Statements {
public:
    // `up_to_date`: brings an older schema up to date. Otherwise every other schema is refused.
    Statements(const Url& url, Guards guards, bool up_to_date);
    // The row after `before` that the command in `row` made.
    std::optional<Seq> look_up();

    // Of a connection to PostgreSQL; -1 for SQLite.
    int socket();

    // Why the row, whose number and command are free, was not stored.
    Appended::Outcome refusal();

    const Guards guards;
    soci::session session;
    Url::Kind kind;
    Row row;                // what the statements are given
    Conditions conditions;  // and
    Seq before = 0;         // the number of the row before
    Row read;               // what they find
    Seq found = 0;
    int most = 0;
    int data_version = 0;  // as SQLite counts the changes by other connections; 0: not asked yet
    // Of an open session only, so not before the constructor has opened it.
    std::optional<soci::statement> insert;
    std::optional<soci::statement> lookup;
    std::optional<soci::statement> select;

private:
    void prepare();
};

}  // namespace bornes::journal
