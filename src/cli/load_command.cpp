#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <memory>

#include "bornes/utf8.h"
#include "client/address.h"
#include "commands.h"
#include "failure.h"
#include "load/load.h"
#include "numbers.h"
#include "output.h"
#include "platform/locale.h"
#include "platform/tty.h"

namespace bornes::cli {
namespace {

constexpr int kWidest = 100;

// Shows progress in one line that changes, on a terminal only.
void show(const std::string& line) {
    if (::isatty(STDERR_FILENO) != 0) tell(fmt::format("\r\033[K{}", line));
}

load::Report measure(const load::Plan& plan) {
    try {
        return load::run(plan, show);
    } catch (const std::exception& fault) {
        throw Failure(
            fmt::format("cannot open http://{}:{}: {}", plan.host, plan.port, fault.what()));
    }
}

// The load test opens thousands of sockets, without TLS.
void read_url(const std::string& url, load::Plan& plan) {
    const auto address = client::address_from(url);
    if (!address || address->tls)
        throw Failure(fmt::format(
            "{}: write the address of a server without TLS, as http://HOST:PORT", backquoted(url)));
    plan.host = address->host;
    const char* end = address->port.data() + address->port.size();
    const auto [stop, error] = std::from_chars(address->port.data(), end, plan.port);
    if (error != std::errc{} || stop != end)
        throw Failure(fmt::format("{}: the port is a number from 1 to 65535", backquoted(url)));
}

void run_load(const load::Plan& plan) {
    const load::Report report = measure(plan);
    show("");
    Output output;
    output.text() += to_text(report);
    output.text() += histogram(report, std::min(platform::columns_of(STDOUT_FILENO), kWidest),
                               !platform::locale_is_utf8());
    output.flush();
    if (report.errors > 0)
        throw Failure("some requests or moves failed; the report above counts them");
    if (report.missing > 0) throw Failure("acknowledged moves are missing from the journal");
}

}  // namespace

void add_load(CLI::App& program) {
    CLI::App* command = program.add_subcommand("load");
    auto plan = std::make_shared<load::Plan>();
    const auto add = [&](const char* name, auto& value, const char* unit, const char* about) {
        return command->add_option(name, value, about)->type_name(unit);
    };
    auto url = std::make_shared<std::string>("http://127.0.0.1:8080");
    command->add_option("URL", *url, "The server")->type_name("")->capture_default_str();
    const auto add_number = [&](const char* name, auto& value, std::uint64_t min, std::uint64_t max,
                                const char* unit, const char* about) {
        add(name, value, unit, about)->check(whole_number(min, max))->capture_default_str();
    };
    add_number("--tables", plan->tables, 1, 100000, "N", "How many tables to play at");
    add_number("--players", plan->players, 2, 6, "N", "How many players each table has");
    add_number("--think", plan->think_ms, 0, 3600000, "MS",
               "Milliseconds to wait before a move, on average");
    add_number("--seconds", plan->seconds, 1, 86400, "S", "How many seconds to measure");
    add_number("--watch", plan->idle, 0, 1000000, "N",
               "How many further connections only watch a table");
    add("--server-process", plan->process, "PID",
        "Measure CPU time and memory of this process, a server on this machine")
        ->check(whole_number(1, std::numeric_limits<int>::max()));
    add("--database", plan->database, "URL",
        "Look up every acknowledged move in this database of the server");
    command->footer(
        "Start the server with --unlimited. Exits with 2 if there were errors, or if an\n"
        "acknowledged move is not in the database.\n\n"
        "Examples:\n"
        "  bornes load --tables 500 --seconds 20 --database sqlite:tables.sqlite\n"
        "  bornes load http://127.0.0.1:8081 --tables 50 --think 1000");
    command->callback([plan, url] {
        read_url(*url, *plan);
        run_load(*plan);
    });
}

}  // namespace bornes::cli
