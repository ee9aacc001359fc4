// Internals of the Store: the connection and its prepared statements. All errors become StoreError.
#pragma once

#include <soci/soci.h>

#include "journal/store.h"
#include "journal/url.h"

namespace bornes::journal {

// Calls a SOCI function. Drops the SQL statement that SOCI appends to its messages, because it may
// contain text of players.
template <typename Function>
auto guarded(Function function) {
    try {
        return function();
    } catch (const soci::soci_error& error) {
        throw StoreError(error.get_error_message());
    }
}

// Frequent statements are prepared once, bound to the variables that they read and write.
class Store::Statements {
public:
    // `up_to_date`: upgrade an older schema. Otherwise, refuse every schema except the current one.
    Statements(const Url& url, Guards guards, bool up_to_date);
    // Finds the row after `before` that the command in `row` made.
    std::optional<Seq> look_up();

    // The socket of a PostgreSQL connection; -1 for SQLite.
    int socket();

    // Why the row was not stored although its number and command are free.
    Appended::Outcome refusal();

    const Guards guards;
    soci::session session;
    Url::Kind kind;
    Row row;                // input of the statements
    Conditions conditions;  // input of the statements
    Seq before = 0;         // the number of the row before
    Row read;               // output of the statements
    Seq found = 0;
    int most = 0;
    int data_version = 0;  // SQLite's count of changes by other connections; 0: not read yet
    // Prepared after the constructor has opened the session.
    std::optional<soci::statement> insert;
    std::optional<soci::statement> lookup;
    std::optional<soci::statement> select;

private:
    void prepare();
};

}  // namespace bornes::journal
