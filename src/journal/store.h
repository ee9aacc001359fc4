// The journal's tables in one database, through SOCI: SQLite and PostgreSQL by the same statements.
// One Store is one connection, for one thread. Everything throws StoreError.
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

// What a Store of a running server is watched by; null: by nobody.
struct Guards {
    Watchdog* watchdog = nullptr;
    SqliteFile* file = nullptr;
};

class Store {
public:
    // "sqlite:FILE", "postgresql://…". Brings an older schema up to date, refuses a newer one. With
    // a watchdog it gives up on a PostgreSQL that hangs, and on a migration that takes as long.
    explicit Store(std::string_view url, Guards guards = {});
    // Same, for a database that a server has made: creates and upgrades nothing, and refuses every
    // schema but the one that this program writes.
    static std::unique_ptr<Store> existing(std::string_view url);
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    void begin();
    // Throws also if what was committed went into a file that is no longer the database's.
    void commit();
    // A transaction of nothing, written through to the disk: throws where nothing can be stored. On
    // SQLite the log is copied into the file before, unless somebody reads old rows and may go on.
    enum class Readers { go_on, forbidden };
    void prove_writable(Readers readers);
    // Asks for something small: throws where nothing can be read, where the database takes no rows,
    // and where a newer program has changed the schema.
    void probe();
    // Whether another program has changed the SQLite file since this was last asked on this
    // connection. Always false with PostgreSQL, whose notifications tell.
    bool changed_elsewhere();
    // Of the connection; negative if it has none.
    int socket() const;

    Appended append(const Row& row, const Conditions& conditions = {});
    // The first rows after that one, at most `most` of them.
    std::vector<Row> rows(const std::string& table, Seq after, int most = 1'000'000'000);
    // The row that a command made, if it made one after `after`. Looks at every row after that one.
    std::optional<Seq> find(const std::string& table, Seq after, const std::string& actor,
                            const std::string& command);

    void create(const TableRow& table);
    std::optional<TableRow> table(const std::string& id);
    // What the lobby shows of a table from now on; nothing, if it is not `listed` any more.
    void summarise(const std::string& id, const std::string& summary, bool room, bool listed);
    // The listed tables with or without room at which a player has been connected since
    // `seen_after`, newer ones before older.
    std::vector<ListedTable> lobby(bool room, int most, Millis seen_after);
    TableCounts count_tables(const std::string& creator, const std::string& origin);
    // Removes a table and everything that is stored about it; also what is left of one that is
    // gone. Returns how many rows that removed.
    int remove(const std::string& id);
    // Until the end of the transaction nobody else stores rows, and what others are storing now is
    // stored before. To be asked for first in the transaction.
    void hold_rows();
    // Removes at most `most` tables without a row since `before`; their ids.
    std::vector<std::string> expire(Millis before, int most);
    int count_idle(Millis before);
    // A server runs now. Time in which none did for a day or more is kept as a pause, whose length
    // is returned; 0 if there was none.
    Millis note_served(Millis now);
    // Newest first.
    std::vector<Pause> pauses();
    // Those that ended before are of no more use.
    void forget_pauses(Millis ended_before);

    void put_guest(const GuestRow& guest, Millis now);
    std::optional<GuestRow> guest(const std::string& token);
    // These guests are here now, or have a seat. Stores nothing for who was seen that day.
    void see_guests(const std::vector<std::string>& tokens, Millis now);
    // Removes at most `most` guests who were not seen since; returns how many it was.
    int expire_guests(Millis before, int most);

    // Who is connected to a table is no part of its rows: it is as true as its last mark.
    // `now` begins a new presence if the last one ended more than a minute ago.
    void mark_present(const std::string& table, int seat, Millis until, Millis now);
    std::optional<Millis> last_present(const std::string& table, int seat);

    // A new code for a seat replaces the one before.
    void put_seat_code(const SeatCodeRow& code);
    // Takes the code that has this hash, which is gone then. Nothing if the table has no such code,
    // or not any more: then this was a try that counts.
    std::optional<SeatCodeRow> take_seat_code(const std::string& table, const std::string& code,
                                              Millis now);

    // For whoever looks after the database. Tables come newest first, guests as they were last
    // seen.
    std::vector<TableRow> tables(int most);
    std::vector<std::string> table_ids();
    TableFigures figures(const std::string& table);
    std::vector<GuestRow> guests(int most);
    StoreFigures count_all(Millis now);
    // Tables that something is stored about, although they are gone.
    std::vector<std::string> strays();
    // What SQLite finds wrong with its file: one line per fault. PostgreSQL has tools of its own.
    std::vector<std::string> file_faults();

    // The clock that the rows' times are on.
    Millis now();
    // To every listening process, with the commit (PostgreSQL; nothing elsewhere).
    void notify(const std::string& payload);

private:
    class Statements;
    enum class Schema { brought_up_to_date, as_it_is };
    Store(std::string_view url, Guards guards, Schema schema);
    std::unique_ptr<Statements> sql_;
};

}  // namespace bornes::journal
