#include "admin_report.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "bornes/rules.h"
#include "bornes/utf8.h"
#include "engine/json_writer.h"
#include "numbers.h"
#include "terminal/telling/text.h"

namespace bornes::cli {
namespace {

using detail::JsonWriter;
using journal::Millis;

constexpr std::size_t kLongestName = 40;
// The beginning of a hash is enough to tell guests apart.
constexpr std::size_t kShownHash = 12;

std::string moment(Millis at) {
    if (at == 0) return "never";
    return fmt::format("{:%Y-%m-%d %H:%M:%S} UTC",
                       fmt::gmtime(static_cast<std::time_t>(at / 1000)));
}

std::string shown(const std::string& name) { return printable(name, kLongestName); }

// Each column is as wide as its longest cell. The last column is not padded.
class Columns {
public:
    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }

    std::string text() const {
        std::vector<int> widths;
        for (const auto& row : rows_) {
            widths.resize(std::max(widths.size(), row.size()));
            for (std::size_t i = 0; i < row.size(); ++i)
                widths[i] = std::max(widths[i], terminal::width_of(row[i]));
        }
        std::string out;
        for (const auto& row : rows_) {
            for (std::size_t i = 0; i < row.size(); ++i) {
                out += row[i];
                if (i + 1 < row.size()) out += terminal::padding(row[i], widths[i] + 2);
            }
            out += '\n';
        }
        return out;
    }

private:
    std::vector<std::vector<std::string>> rows_;
};

std::string seat_text(const tables::Seat& seat) {
    if (seat.player()) return shown(seat.name) + (seat.away ? " (away, a bot plays)" : "");
    if (seat.played_by_bot()) return fmt::format("bot ({})", id(seat.level));
    return "free";
}

std::string phase_text(const tables::State& state) {
    const std::string phase(id(state.phase()));
    return state.closing().empty() ? phase : fmt::format("{} ({})", phase, state.closing());
}

std::string holder_text(const journal::TableFigures& figures) {
    if (figures.holder.empty()) return "-";
    return figures.holder;
}

template <typename Write>
std::string json(Write write) {
    std::string out;
    JsonWriter writer(out);
    writer.object([&] { write(writer); });
    return out + '\n';
}

void write_entry(JsonWriter& json, const admin::Entry& entry) {
    json.field("id", entry.row.id);
    json.field("created", entry.row.created);
    json.field("rows", entry.figures.rows);
    json.field("lastRow", entry.figures.last_at);
    json.field("public", entry.row.listed);
    json.field("holder", entry.figures.holder);
    json.field("fence", entry.figures.fence);
    json.key("options").raw(entry.row.options);
}

void write_seat(JsonWriter& json, const tables::Seat& seat) {
    json.object([&] {
        json.field("kind", id(seat.holder));
        if (seat.player()) json.field("name", seat.name);
        if (seat.player()) json.field("guest", seat.guest.text);
        if (seat.played_by_bot()) json.field("level", id(seat.level));
        json.field("away", seat.away);
    });
}

}  // namespace

std::string age(Millis at, Millis now) {
    struct Unit {
        Millis length;
        std::string_view one;
    };
    constexpr std::array kUnits{Unit{86'400'000, "day"}, Unit{3'600'000, "hour"},
                                Unit{60'000, "minute"}, Unit{1'000, "second"}};
    if (at == 0) return "never";
    for (const Unit& unit : kUnits)
        if (const Millis count = (now - at) / unit.length; count > 0)
            return fmt::format("{} {}{} ago", count, unit.one, count == 1 ? "" : "s");
    return "now";
}

std::string tables_report(const std::vector<admin::Entry>& tables, Millis now) {
    if (tables.empty()) return "no tables\n";
    Columns columns;
    columns.add({"TABLE", "CREATED", "LAST ROW", "ROWS", "PUBLIC", "RUN BY"});
    for (const admin::Entry& each : tables)
        columns.add({each.row.id, age(each.row.created, now), age(each.figures.last_at, now),
                     std::to_string(each.figures.rows), each.row.listed ? "yes" : "no",
                     holder_text(each.figures)});
    return columns.text();
}

std::string tables_json(const std::vector<admin::Entry>& tables) {
    return json([&](JsonWriter& json) {
        json.key("tables").array(tables, [&](const admin::Entry& each) {
            json.object([&] { write_entry(json, each); });
        });
    });
}

std::string table_report(const admin::Detail& table, Millis now) {
    const journal::TableFigures& figures = table.entry.figures;
    Columns columns;
    columns.add({"table", table.entry.row.id});
    if (table.state) {
        const tables::State& state = *table.state;
        columns.add({"phase", phase_text(state)});
        columns.add({"game", fmt::format("{}, hand {}", state.game(), state.hands().size())});
        columns.add({"rules", std::string(id(state.options().edition))});
        for (int seat = 0; seat < state.players(); ++seat)
            columns.add({fmt::format("seat {}", seat + 1), seat_text(state.seat(seat))});
    } else {
        columns.add({"phase", fmt::format("unreadable: its {}", table.unreadable)});
    }
    columns.add({"public", table.entry.row.listed ? "yes" : "no"});
    columns.add({"created", moment(table.entry.row.created)});
    columns.add({"last row", figures.last_at == 0 ? moment(0)
                                                  : fmt::format("{} ({})", moment(figures.last_at),
                                                                age(figures.last_at, now))});
    columns.add({"rows", std::to_string(figures.rows)});
    if (figures.fence > 0)
        columns.add({"run by", fmt::format("{} (lease {})", holder_text(figures), figures.fence)});
    return columns.text();
}

std::string table_json(const admin::Detail& table) {
    return json([&](JsonWriter& json) {
        write_entry(json, table.entry);
        if (!table.unreadable.empty()) json.field("unreadable", table.unreadable);
        if (!table.state) return;
        const tables::State& state = *table.state;
        json.field("phase", id(state.phase()));
        if (!state.closing().empty()) json.field("closed", state.closing());
        json.field("game", state.game());
        json.field("hands", state.hands().size());
        std::vector<int> seats;
        for (int seat = 0; seat < state.players(); ++seat) seats.push_back(seat);
        json.key("seats").array(seats, [&](int seat) { write_seat(json, state.seat(seat)); });
    });
}

std::string guests_report(const std::vector<journal::GuestRow>& guests, Millis now) {
    if (guests.empty()) return "no guests\n";
    Columns columns;
    columns.add({"GUEST", "NAME", "LAST SEEN"});
    for (const journal::GuestRow& each : guests)
        columns.add({each.token.substr(0, kShownHash), shown(each.name), age(each.seen, now)});
    return columns.text();
}

std::string guests_json(const std::vector<journal::GuestRow>& guests) {
    return json([&](JsonWriter& json) {
        json.key("guests").array(guests, [&](const journal::GuestRow& each) {
            json.object([&] {
                json.field("guest", each.token);
                json.field("name", each.name);
                json.field("seen", each.seen);
            });
        });
    });
}

std::string figures_report(const journal::StoreFigures& figures) {
    Columns columns;
    columns.add({"tables", std::to_string(figures.tables)});
    columns.add({"public tables", std::to_string(figures.listed)});
    columns.add({"rows", std::to_string(figures.rows)});
    columns.add({"guests", std::to_string(figures.guests)});
    columns.add({"servers on PostgreSQL", std::to_string(figures.processes)});
    columns.add({"size", fmt::format("{:.1f} MB", static_cast<double>(figures.bytes) / 1e6)});
    columns.add({"schema", std::to_string(figures.schema)});
    return columns.text();
}

std::string figures_json(const journal::StoreFigures& figures) {
    return json([&](JsonWriter& json) {
        json.field("tables", figures.tables);
        json.field("public", figures.listed);
        json.field("rows", figures.rows);
        json.field("guests", figures.guests);
        json.field("processes", figures.processes);
        json.field("bytes", figures.bytes);
        json.field("schema", figures.schema);
    });
}

std::string check_report(const admin::CheckReport& report) {
    std::string out;
    for (const admin::Fault& fault : report.faults)
        out += fault.table.empty() ? fault.what + "\n"
                                   : fmt::format("table {}: {}\n", fault.table, fault.what);
    return out + fmt::format(
                     "{} tables, {} rows, {} games: {}\n", report.tables, report.rows, report.games,
                     report.faults.empty()
                         ? "everything can be read, and every hand was dealt as committed to"
                         : fmt::format("{} {}", report.faults.size(),
                                       report.faults.size() == 1 ? "fault" : "faults"));
}

std::string check_json(const admin::CheckReport& report) {
    return json([&](JsonWriter& json) {
        json.field("tables", report.tables);
        json.field("rows", report.rows);
        json.field("games", report.games);
        json.key("faults").array(report.faults, [&](const admin::Fault& each) {
            json.object([&] {
                json.field("table", each.table);
                json.field("what", each.what);
            });
        });
    });
}

}  // namespace bornes::cli
