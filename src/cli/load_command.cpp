#include <fmt/format.h>
#include <unistd.h>

#include <memory>

#include "commands.h"
#include "failure.h"
#include "load/load.h"
#include "output.h"

namespace bornes::cli {
namespace {

// One line that changes where somebody looks on; nothing elsewhere.
void show(const std::string& line) {
    if (::isatty(STDERR_FILENO) != 0) fmt::print(stderr, "\r\033[K{}", line);
}

void run_load(const load::Plan& plan) {
    const load::Report report = load::run(plan, show);
    show("");
    Output output;
    output.text() += to_text(report);
    output.flush();
    if (report.errors > 0) throw Failure("there were errors");
    if (report.missing > 0) throw Failure("acknowledged moves are missing from the journal");
}

}  // namespace

void add_load(CLI::App& program) {
    CLI::App* command =
        program.add_subcommand("load", "Play many games against a server, and measure it");
    auto plan = std::make_shared<load::Plan>();
    command->add_option("--host", plan->host, "Address of the server, 127.0.0.1 if not said");
    command->add_option("--port", plan->port, "Its port, 8080 if not said");
    command->add_option("--tables", plan->tables, "Tables")->check(CLI::Range(1, 100000));
    command->add_option("--players", plan->players, "Players a table")->check(CLI::Range(2, 6));
    command->add_option("--think", plan->think_ms, "Milliseconds before a move, on average")
        ->check(CLI::Range(0, 3600000));
    command->add_option("--seconds", plan->seconds, "How long to measure")
        ->check(CLI::Range(1, 86400));
    command->add_option("--watch", plan->idle, "Sockets besides that only watch a table")
        ->check(CLI::Range(0, 1000000));
    command->add_option("--server-process", plan->process,
                        "The server's process id, on this machine: what it uses is measured");
    command->add_option("--database", plan->database,
                        "The server's database: every acknowledged move is looked up in it");
    command->footer(
        "The server has to run with --unlimited. Exits with 2 if there were errors, or if an\n"
        "acknowledged move is not in the journal.\n\n"
        "Example:\n"
        "  bornes load --tables 500 --seconds 20 --database sqlite:tables.sqlite");
    command->callback([plan] { run_load(*plan); });
}

}  // namespace bornes::cli
