#include "administrator.h"

#include <fmt/format.h>
#include <unistd.h>

#include <iostream>

#include "admin/admin.h"
#include "admin/check.h"
#include "admin_report.h"
#include "bornes/utf8.h"
#include "client/address.h"
#include "failure.h"
#include "journal/url.h"
#include "output.h"

namespace bornes::cli {
namespace {

constexpr journal::Millis kDay = 86'400'000;

// "1 table", "2 tables"
std::string counted(std::int64_t count, std::string_view noun) {
    return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

}  // namespace

std::unique_ptr<journal::Store> Administrator::open(const std::string& url) {
    try {
        return journal::Store::existing(url.empty() ? journal::default_database() : url);
    } catch (const journal::StoreError& error) {
        throw Failure(
            fmt::format("cannot open the database: {}\nName the database of the server "
                        "with --database.",
                        error.what()));
    }
}

void Administrator::print(const std::string& report, const std::string& json) const {
    Output output;
    output.text() = given_.json ? json : report;
    output.flush();
}

void Administrator::print_line(const std::string& sentence, const std::string& json) const {
    print(sentence + "\n", json + "\n");
}

std::string Administrator::table() const {
    if (given_.table.empty())
        throw Failure(
            fmt::format("bornes admin {} needs a table: write its id or its link\n`bornes "
                        "admin tables` lists the tables.",
                        given_.action));
    const auto address = client::address_from(given_.table);
    const auto linked = address ? client::table_in(*address) : std::nullopt;
    return linked.value_or(given_.table);
}

void Administrator::fail_without_table() const {
    throw Failure(fmt::format("there is no table {}\n`bornes admin tables` lists the tables.",
                              backquoted(table())));
}

bool Administrator::confirmed(const std::string& question) const {
    if (given_.yes) return true;
    if (::isatty(STDIN_FILENO) == 0)
        throw Failure(
            fmt::format("bornes admin {} deletes for good: confirm with --yes", given_.action));
    tell(question + " [y/N] ");
    std::string answer;
    std::getline(std::cin, answer);
    return answer == "y" || answer == "Y" || answer == "yes";
}

void Administrator::tables() {
    const auto entries = admin::tables(*store_, given_.most);
    std::string report = tables_report(entries, store_->now());
    if (static_cast<int>(entries.size()) == given_.most)
        report += fmt::format("only the newest {}: --limit N shows more\n", given_.most);
    print(report, tables_json(entries));
}

void Administrator::show() {
    const auto detail = admin::look_up(*store_, table());
    if (!detail) fail_without_table();
    print(table_report(*detail, store_->now()), table_json(*detail));
}

void Administrator::close() {
    const std::string id = table();
    switch (admin::close(*store_, id)) {
        case admin::Closed::now:
            return print_line(fmt::format("table {} is closed; what was played is kept", id),
                              R"({"closed":true})");
        case admin::Closed::earlier:
            return print_line(fmt::format("table {} is already closed", id), R"({"closed":false})");
        case admin::Closed::unreadable:
            throw Failure(
                fmt::format("table {} cannot be closed: this version of bornes cannot "
                            "read its rows, so nobody can play there\n"
                            "`bornes admin check` names the row.",
                            id));
        case admin::Closed::missing: fail_without_table();
    }
}

void Administrator::remove() {
    const std::string id = table();
    if (const auto detail = admin::look_up(*store_, id); detail && !given_.yes && !given_.json)
        tell(table_report(*detail, store_->now()));
    if (!confirmed(fmt::format("Delete table {} and its records for good?", id)))
        throw Failure("nothing was deleted");
    const auto rows = admin::remove(*store_, id);
    if (!rows) fail_without_table();
    print_line(fmt::format("table {} is deleted, with {}", id, counted(*rows, "row")),
               fmt::format(R"({{"removed":true,"rows":{}}})", *rows));
}

void Administrator::export_record() {
    const std::string id = table();
    const std::string text = admin::record(*store_, id, given_.game);
    if (text.empty()) {
        if (!store_->table(id)) fail_without_table();
        throw Failure(
            fmt::format("table {} has no game {}, or its rows cannot be read\n`bornes "
                        "admin show {}` says more.",
                        id, given_.game, id));
    }
    if (!given_.out.empty()) return write_file(given_.out, text);
    Output output;
    output.text() = text;
    output.flush();
}

void Administrator::guests() {
    const auto guests = store_->guests(given_.most);
    print(guests_report(guests, store_->now()), guests_json(guests));
}

void Administrator::stats() {
    const auto figures = store_->count_all(store_->now());
    print(figures_report(figures), figures_json(figures));
}

void Administrator::expire() {
    const admin::Expiring terms{given_.keep_days * kDay, given_.expire_now};
    if (given_.dry_run) {
        const int count = admin::count_expiring(*store_, terms);
        return print_line(counted(count, "table") + " would be deleted",
                          fmt::format(R"({{"tables":{}}})", count));
    }
    if (!confirmed(fmt::format("Delete the tables without a move in {} days?", given_.keep_days)))
        throw Failure("nothing was deleted");
    const admin::Expired expired = admin::expire(*store_, terms);
    std::string report = fmt::format("{} and {} are deleted", counted(expired.tables, "table"),
                                     counted(expired.guests, "guest"));
    if (expired.spared > 0)
        report += fmt::format(
            "\nkept because no server ran for a while: {}; --expire-now deletes them too",
            counted(expired.spared, "table"));
    print_line(report, fmt::format(R"({{"tables":{},"guests":{},"spared":{}}})", expired.tables,
                                   expired.guests, expired.spared));
}

void Administrator::check() {
    const bool shown = ::isatty(STDERR_FILENO) != 0;
    const auto report = admin::check_journal(*store_, [&](std::int64_t done, std::int64_t all) {
        if (shown) tell(fmt::format("\r{} of {} tables{}", done, all, done == all ? "\n" : ""));
    });
    print(check_report(report), check_json(report));
    if (!report.faults.empty())
        throw Failure(
            fmt::format("the journal has {}; the report lists each one",
                        counted(static_cast<std::int64_t>(report.faults.size()), "fault")));
}

}  // namespace bornes::cli
