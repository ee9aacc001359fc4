// Codes that move a seat to another device.
#include "journal/store_statements.h"

namespace bornes::journal {

using soci::into;
using soci::use;

void Store::put_seat_code(const SeatCodeRow& code) {
    guarded([&] {
        sql_->session << "DELETE FROM seat_codes WHERE table_id = :t AND seat = :s",
            use(code.table), use(code.seat);
        sql_->session << "INSERT INTO seat_codes (table_id, seat, guest, code, until, tries)"
                         " VALUES (:t, :s, :g, :c, :u, 0)",
            use(code.table), use(code.seat), use(code.guest), use(code.code), use(code.until);
    });
}

// If two processes look at the same time, only one of them deletes the row, and that one wins.
std::optional<SeatCodeRow> Store::take_seat_code(const std::string& table, const std::string& code,
                                                 Millis now) {
    return guarded([&]() -> std::optional<SeatCodeRow> {
        SeatCodeRow found{table, 0, "", code, 0};
        const int tries = kCodeTries;
        sql_->session << "SELECT seat, guest, until FROM seat_codes WHERE table_id = :t"
                         " AND code = :c AND until > :n AND tries < :m",
            use(table), use(code), use(now), use(tries), into(found.seat), into(found.guest),
            into(found.until);
        const bool right = sql_->session.got_data();
        if (right) {
            soci::statement remove =
                (sql_->session.prepare
                     << "DELETE FROM seat_codes WHERE table_id = :t AND code = :c",
                 use(table), use(code));
            remove.execute(true);
            if (remove.get_affected_rows() == 1) return found;
        }
        sql_->session << "UPDATE seat_codes SET tries = tries + 1 WHERE table_id = :t", use(table);
        return std::nullopt;
    });
}

}  // namespace bornes::journal
