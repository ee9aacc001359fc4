#include <chrono>
#include <filesystem>
#include <utility>

#include "journal/migrations.h"
#include "journal/sqlite_file.h"
#include "journal/store_statements.h"
#include "journal/watchdog.h"

namespace bornes::journal {
namespace {

using soci::into;
using soci::use;

// How many milliseconds SQLite waits for another connection: usually, and for a reader while the
// log is being emptied.
constexpr int kBusyTimeout = 10'000;
constexpr int kCheckpointTimeout = 1'000;

void set_busy_timeout(soci::session& session, int ms) { session << "PRAGMA busy_timeout=" << ms; }

}  // namespace

Store::Store(std::string_view url, Guards guards)
    : Store(url, guards, Schema::brought_up_to_date) {}

Store::Store(std::string_view url, Guards guards, Schema schema) {
    const Url where = parse_url(url);
    try {
        guarded([&] {
            sql_ =
                std::make_unique<Statements>(where, guards, schema == Schema::brought_up_to_date);
        });
    } catch (const StoreError& fault) {
        if (where.kind == Url::Kind::postgresql) throw;  // its message names the server
        throw StoreError(where.place + ": " + fault.what());
    }
}
Store::~Store() = default;

std::unique_ptr<Store> Store::existing(std::string_view url) {
    const Url where = parse_url(url);
    std::error_code error;
    if (where.kind == Url::Kind::sqlite && !std::filesystem::exists(where.place, error))
        throw StoreError(where.place + ": there is no such database");
    return std::unique_ptr<Store>(new Store(url, Guards{}, Schema::as_it_is));
}

// If a SQLite transaction reads first and writes later, it fails at once when `bornes admin` has
// stored something in between. A transaction that announces writing at its start waits for its
// turn.
void Store::begin() {
    guarded([&] {
        if (sql_->kind == Url::Kind::sqlite)
            sql_->session << "BEGIN IMMEDIATE";
        else
            sql_->session.begin();
    });
}

void Store::commit() {
    guarded([&] { sql_->session.commit(); });
    if (sql_->guards.file != nullptr) sql_->guards.file->check_with_log();
}

bool Store::changed_elsewhere() {
    if (sql_->kind != Url::Kind::sqlite) return false;
    return guarded([&] {
        int version = 0;
        sql_->session << "PRAGMA data_version", into(version);
        const int before = std::exchange(sql_->data_version, version);
        return before != 0 && before != version;
    });
}

int Store::socket() const { return sql_->socket(); }

void Store::probe() {
    guarded([&] {
        int version = 0;
        sql_->session << "SELECT MAX(version) FROM bornes_schema", into(version);
        if (version > schema_version())
            throw StoreError("a newer bornes has changed the database: update this one");
        if (sql_->kind != Url::Kind::postgresql) return;
        std::string read_only;
        sql_->session << "SELECT current_setting('transaction_read_only')", into(read_only);
        if (read_only == "on") throw StoreError("the database is read-only: is it a standby?");
    });
}

void Store::prove_writable(Readers readers) {
    guarded([&] {
        // After a failed fsync, the kernel may treat pages as written that are not. So the log is
        // copied into the file and synced before anything relies on it. This also empties the log,
        // in case only the log could not grow.
        if (sql_->kind == Url::Kind::sqlite) {
            int busy = 0;
            int in_log = 0;
            int copied = 0;
            set_busy_timeout(sql_->session, kCheckpointTimeout);
            sql_->session << "PRAGMA wal_checkpoint(TRUNCATE)", into(busy), into(in_log),
                into(copied);
            set_busy_timeout(sql_->session, kBusyTimeout);
            if (busy != 0 && readers == Readers::forbidden)
                throw StoreError(
                    "another program reads the database, so its log cannot be emptied");
        }
        soci::transaction transaction(sql_->session);
        sql_->session << "UPDATE bornes_schema SET version = version";
        transaction.commit();
    });
}

Appended Store::append(const Row& row, const Conditions& conditions) {
    return guarded([&]() -> Appended {
        sql_->row = row;
        sql_->conditions = conditions;
        sql_->before = row.seq - 1;
        sql_->insert->execute(true);
        if (sql_->insert->get_affected_rows() > 0) return {Appended::Outcome::stored, row.seq};
        if (const auto seq = sql_->look_up()) return {Appended::Outcome::repeated, *seq};
        return {sql_->refusal(), row.seq};
    });
}

std::vector<Row> Store::rows(const std::string& table, Seq after, int most) {
    return guarded([&] {
        std::vector<Row> rows;
        sql_->most = most;
        sql_->row.table = table;
        sql_->row.seq = after;
        sql_->select->execute(false);
        while (sql_->select->fetch()) {
            rows.push_back(sql_->read);
            rows.back().table = table;
        }
        return rows;
    });
}

std::optional<Seq> Store::find(const std::string& table, Seq after, const std::string& actor,
                               const std::string& command) {
    return guarded([&]() -> std::optional<Seq> {
        sql_->row.table = table;
        sql_->before = after;
        sql_->row.actor = actor;
        sql_->row.command = command;
        return sql_->look_up();
    });
}

Millis Store::now() {
    return guarded([&]() -> Millis {
        if (sql_->kind == Url::Kind::postgresql) {
            long long now = 0;
            sql_->session << "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
                into(now);
            return now;
        }
        using std::chrono::duration_cast;
        using std::chrono::milliseconds;
        return duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch())
            .count();
    });
}

void Store::notify(const std::string& payload) {
    if (sql_->kind != Url::Kind::postgresql) return;
    guarded([&] { sql_->session << "SELECT pg_notify('bornes', :p)", use(payload); });
}

}  // namespace bornes::journal
