// Tables, guests and presence: the less frequent functions of the Store.
#include <algorithm>
#include <utility>

#include "journal/store_statements.h"

namespace bornes::journal {
namespace {

using soci::into;
using soci::use;

constexpr const char* kTableColumns =
    "SELECT id, creator, options, listed, created, summary, room, origin";

// Tables without a row since a moment. The moment is bound twice.
constexpr const char* kIdle =
    "created < :b AND COALESCE((SELECT at FROM table_rows WHERE table_id = tables.id"
    " ORDER BY seq DESC LIMIT 1), 0) < :c";

}  // namespace

void Store::create(const TableRow& table) {
    guarded([&] {
        const int listed = table.listed ? 1 : 0;
        const int room = table.room ? 1 : 0;
        sql_->session << "INSERT INTO tables (id, creator, options, listed, created, summary, room,"
                         " origin) VALUES (:i, :c, :o, :l, :t, :s, :r, :a) ON CONFLICT DO NOTHING",
            use(table.id), use(table.creator), use(table.options), use(listed), use(table.created),
            use(table.summary), use(room), use(table.origin);
    });
}

std::optional<TableRow> Store::table(const std::string& id) {
    return guarded([&]() -> std::optional<TableRow> {
        TableRow table;
        int listed = 0;
        int room = 0;
        sql_->session << kTableColumns << " FROM tables WHERE id = :i", use(id), into(table.id),
            into(table.creator), into(table.options), into(listed), into(table.created),
            into(table.summary), into(room), into(table.origin);
        if (!sql_->session.got_data()) return std::nullopt;
        table.listed = listed != 0;
        table.room = room != 0;
        return table;
    });
}

std::vector<TableRow> Store::tables(int most) {
    return guarded([&] {
        std::vector<TableRow> tables;
        TableRow table;
        int listed = 0;
        int room = 0;
        soci::statement select =
            (sql_->session.prepare << kTableColumns
                                   << " FROM tables ORDER BY created DESC, id LIMIT :n",
             use(most), into(table.id), into(table.creator), into(table.options), into(listed),
             into(table.created), into(table.summary), into(room), into(table.origin));
        select.execute(false);
        while (select.fetch()) {
            table.listed = listed != 0;
            table.room = room != 0;
            tables.push_back(table);
        }
        return tables;
    });
}

void Store::summarise(const std::string& id, const std::string& summary, bool room, bool listed) {
    guarded([&] {
        const int has_room = room ? 1 : 0;
        const int shown = listed ? 1 : 0;
        sql_->session << "UPDATE tables SET summary = :s, room = :r, listed = :l WHERE id = :i",
            use(summary), use(has_room), use(shown), use(id);
    });
}

// Starts from the few connected players, whatever SQLite estimates from its indexes.
std::vector<ListedTable> Store::lobby(bool room, int most, Millis seen_after) {
    return guarded([&] {
        std::vector<ListedTable> tables;
        std::string last;
        std::string id;
        ListedTable table;
        int seat = 0;
        const int has_room = room ? 1 : 0;
        soci::statement select =
            (sql_->session.prepare
                 << "SELECT id, summary, origin, seat, since FROM presence CROSS JOIN tables"
                    " WHERE id = table_id AND seen > :s AND listed = 1 AND room = :r"
                    " ORDER BY created DESC, id, seat",
             use(seen_after), use(has_room), into(id), into(table.summary), into(table.origin),
             into(seat), into(table.since));
        select.execute(false);
        while (select.fetch()) {
            if (id != last && static_cast<int>(tables.size()) == most) break;
            if (id != std::exchange(last, id)) tables.push_back(table);
            tables.back().here.push_back(seat);
            tables.back().since = std::min(tables.back().since, table.since);
        }
        return tables;
    });
}

TableCounts Store::count_tables(const std::string& creator, const std::string& origin) {
    return guarded([&] {
        TableCounts counts;
        sql_->session << "SELECT COUNT(*) FROM tables WHERE creator = :c", use(creator),
            into(counts.of_guest);
        sql_->session << "SELECT COUNT(*) FROM tables WHERE origin = :a", use(origin),
            into(counts.at_address);
        sql_->session << "SELECT COUNT(*) FROM tables WHERE origin = :a AND listed = 1"
                         " AND room = 1",
            use(origin), into(counts.waiting);
        return counts;
    });
}

std::vector<std::string> Store::expire(Millis before, int most) {
    return guarded([&] {
        std::vector<std::string> ids;
        std::string id;
        {
            soci::statement idle =
                (sql_->session.prepare
                     << std::string("SELECT id FROM tables WHERE ") + kIdle + " LIMIT :n",
                 use(before), use(before), use(most), into(id));
            idle.execute(false);
            while (idle.fetch()) ids.push_back(id);
        }
        for (const std::string& gone : ids) remove(gone);
        return ids;
    });
}

int Store::remove(const std::string& id) {
    return guarded([&] {
        soci::statement rows =
            (sql_->session.prepare << "DELETE FROM table_rows WHERE table_id = :i", use(id));
        rows.execute(true);
        for (const char* others : {"presence", "leases", "seat_codes"})
            sql_->session << "DELETE FROM " << others << " WHERE table_id = :i", use(id);
        sql_->session << "DELETE FROM tables WHERE id = :i", use(id);
        return static_cast<int>(rows.get_affected_rows());
    });
}

// SQLite allows one writer anyway.
void Store::hold_rows() {
    if (sql_->kind != Url::Kind::postgresql) return;
    guarded([&] { sql_->session << "LOCK TABLE table_rows IN SHARE ROW EXCLUSIVE MODE"; });
}

int Store::count_idle(Millis before) {
    return guarded([&] {
        int count = 0;
        sql_->session << std::string("SELECT COUNT(*) FROM tables WHERE ") + kIdle, use(before),
            use(before), into(count);
        return count;
    });
}

Millis Store::note_served(Millis now) {
    constexpr Millis kDay = 86'400'000;
    return guarded([&]() -> Millis {
        Millis until = now;
        sql_->session << "SELECT until FROM served ORDER BY until DESC LIMIT 1", into(until);
        const Millis pause = now - until;
        if (pause >= kDay)
            sql_->session << "INSERT INTO pauses (began, ended) VALUES (:b, :e)", use(until),
                use(now);
        sql_->session << "DELETE FROM served";
        sql_->session << "INSERT INTO served (until) VALUES (:u)", use(now);
        return pause >= kDay ? pause : 0;
    });
}

std::vector<Pause> Store::pauses() {
    return guarded([&] {
        std::vector<Pause> pauses;
        Pause pause;
        soci::statement select =
            (sql_->session.prepare << "SELECT began, ended FROM pauses ORDER BY ended DESC",
             into(pause.began), into(pause.ended));
        select.execute(false);
        while (select.fetch()) pauses.push_back(pause);
        return pauses;
    });
}

void Store::forget_pauses(Millis ended_before) {
    guarded([&] { sql_->session << "DELETE FROM pauses WHERE ended < :e", use(ended_before); });
}

void Store::put_guest(const GuestRow& guest, Millis now) {
    guarded([&] {
        sql_->session << "INSERT INTO guests (token, name, seen) VALUES (:t, :n, :s)"
                         " ON CONFLICT (token) DO UPDATE SET name = excluded.name,"
                         " seen = excluded.seen",
            use(guest.token), use(guest.name), use(now);
    });
}

std::optional<GuestRow> Store::guest(const std::string& token) {
    return guarded([&]() -> std::optional<GuestRow> {
        GuestRow guest;
        sql_->session << "SELECT token, name, seen FROM guests WHERE token = :t", use(token),
            into(guest.token), into(guest.name), into(guest.seen);
        if (!sql_->session.got_data()) return std::nullopt;
        return guest;
    });
}

void Store::see_guests(const std::vector<std::string>& tokens, Millis now) {
    guarded([&] {
        const Millis before = now - kSeenAgainAfter;
        for (const std::string& token : tokens)
            sql_->session << "UPDATE guests SET seen = :s WHERE token = :t AND seen < :b", use(now),
                use(token), use(before);
    });
}

// A guest with a seat was seen at most a day before the last row of the table. So a guest last seen
// two days before the last row of the oldest kept table has no seat. This holds whatever the clocks
// say, and however long no server ran.
int Store::expire_guests(Millis before, int most) {
    return guarded([&] {
        soci::statement gone =
            (sql_->session.prepare
                 << "DELETE FROM guests WHERE token IN (SELECT token FROM guests"
                    " WHERE seen < :b AND seen < (SELECT COALESCE(MIN(COALESCE((SELECT at FROM"
                    " table_rows WHERE table_id = tables.id ORDER BY seq DESC"
                    " LIMIT 1), created)), 9000000000000000000) - 172800000"
                    " FROM tables) LIMIT :n)",
             use(before), use(most));
        gone.execute(true);
        return static_cast<int>(gone.get_affected_rows());
    });
}

void Store::mark_present(const std::string& table, int seat, Millis until, Millis now) {
    constexpr Millis kLongestBreak = 60'000;
    guarded([&] {
        const Millis broken = now - kLongestBreak;
        sql_->session
            << "INSERT INTO presence (table_id, seat, seen, since) VALUES (:t, :s, :n, :w)"
               " ON CONFLICT (table_id, seat) DO UPDATE SET since = CASE"
               " WHEN presence.seen < :b THEN excluded.since ELSE presence.since END,"
               " seen = excluded.seen",
            use(table), use(seat), use(until), use(now), use(broken);
    });
}

std::optional<Millis> Store::last_present(const std::string& table, int seat) {
    return guarded([&]() -> std::optional<Millis> {
        Millis seen = 0;
        sql_->session << "SELECT seen FROM presence WHERE table_id = :t AND seat = :s", use(table),
            use(seat), into(seen);
        if (!sql_->session.got_data()) return std::nullopt;
        return seen;
    });
}

}  // namespace bornes::journal
