// The tables of the journal in one database, through SOCI. SQLite and PostgreSQL use the same
// statements. A Store is one connection, for one thread. All functions throw StoreError.
#pragma once

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "journal/row.h"

namespace bornes::journal {

struct StoreError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

class SqliteFile;
class Watchdog;

// The version of the schema that this program writes.
int schema_version();

// What supervises the Store of a running server; null: nothing does.
struct Guards {
    Watchdog* watchdog = nullptr;
    SqliteFile* file = nullptr;
};

class Store {
public:
    // Opens "sqlite:FILE" or "postgresql://…". Upgrades an older schema and refuses a newer one.
    // With a watchdog, gives up if PostgreSQL hangs or a migration takes longer than the watchdog
    // waits.
    explicit Store(std::string_view url, Guards guards = {});
    // Same, for a database that a server has created. Creates and upgrades nothing, and refuses
    // every schema except the current one.
    static std::unique_ptr<Store> existing(std::string_view url);
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    void begin();
    // Also throws if the commit went into a file that has been deleted or replaced.
    void commit();
    enum class Readers { go_on, forbidden };
    // Commits an empty transaction to the disk; throws if nothing can be stored. With SQLite, first
    // copies the log into the file. If readers of old rows prevent this copy, `go_on` continues
    // without it, and `forbidden` throws.
    void prove_writable(Readers readers);
    // Sends a small query. Throws if the database does not answer, accepts no rows, or has a newer
    // schema.
    void probe();
    // Whether another program has changed the SQLite file since the last call on this connection.
    // Always false with PostgreSQL, which sends notifications instead.
    bool changed_elsewhere();
    // The socket of the connection; negative if it has none.
    int socket() const;

    Appended append(const Row& row, const Conditions& conditions = {});
    // Returns the first rows after `after`, at most `most`.
    std::vector<Row> rows(const std::string& table, Seq after, int most = 1'000'000'000);
    // Returns the number of the row after `after` that the command made, if there is one. Scans all
    // rows after `after`.
    std::optional<Seq> find(const std::string& table, Seq after, const std::string& actor,
                            const std::string& command);

    // Stores a new table. Does nothing if there is a table with this id.
    void create(const TableRow& table);
    std::optional<TableRow> table(const std::string& id);
    // Stores what the lobby shows about a table. The lobby shows no table that is not `listed`.
    void summarise(const std::string& id, const std::string& summary, bool room, bool listed);
    // Returns the listed tables at which a player was connected since `seen_after`, newest first:
    // those with room for another player if `room` is true, otherwise the full ones.
    std::vector<ListedTable> lobby(bool room, int most, Millis seen_after);
    TableCounts count_tables(const std::string& creator, const std::string& origin);
    // Removes a table and everything stored about it. If the table was removed before, removes what
    // is still stored about it. Returns the number of removed rows.
    int remove(const std::string& id);
    // Blocks other writers of rows until the end of the transaction, after waiting for those that
    // are writing now. Must be the first call of the transaction.
    void hold_rows();
    // Removes at most `most` tables without a row since `before`, and returns their ids.
    std::vector<std::string> expire(Millis before, int most);
    int count_idle(Millis before);
    // Notes that a server runs now. If none ran for a day or more, stores this time as a pause and
    // returns its length; otherwise returns 0.
    Millis note_served(Millis now);
    // Newest first.
    std::vector<Pause> pauses();
    // Removes pauses that are no longer needed.
    void forget_pauses(Millis ended_before);

    void put_guest(const GuestRow& guest, Millis now);
    std::optional<GuestRow> guest(const std::string& token);
    // Notes that these guests are here or have a seat, at most once a day for each guest.
    void see_guests(const std::vector<std::string>& tokens, Millis now);
    // Removes at most `most` guests not seen since `before`. Returns how many were removed.
    int expire_guests(Millis before, int most);

    // Presence is not part of the rows, and only as accurate as the last mark. If the last presence
    // ended more than a minute before `now`, this begins a new one.
    void mark_present(const std::string& table, int seat, Millis until, Millis now);
    std::optional<Millis> last_present(const std::string& table, int seat);

    // Stores a code for a seat. It replaces the seat's previous code.
    void put_seat_code(const SeatCodeRow& code);
    // Finds the code with this hash and deletes it. If the table has no such code, returns nothing
    // and counts a wrong attempt.
    std::optional<SeatCodeRow> take_seat_code(const std::string& table, const std::string& code,
                                              Millis now);

    // For administrators. Tables come newest first, guests in the order in which they were last
    // seen.
    std::vector<TableRow> tables(int most);
    std::vector<std::string> table_ids();
    TableFigures figures(const std::string& table);
    std::vector<GuestRow> guests(int most);
    StoreFigures count_all(Millis now);
    // The ids of removed tables about which something is still stored.
    std::vector<std::string> orphaned_table_ids();
    // Returns what SQLite finds wrong with its file, one line per fault. Nothing for PostgreSQL,
    // which has its own tools.
    std::vector<std::string> file_faults();

    // The clock used for the times of rows.
    Millis now();
    // Sends a payload to every listening process when the transaction commits (PostgreSQL only).
    void notify(const std::string& payload);

private:
    class Statements;
    enum class Schema { brought_up_to_date, as_it_is };
    Store(std::string_view url, Guards guards, Schema schema);
    std::unique_ptr<Statements> sql_;
};

}  // namespace bornes::journal
