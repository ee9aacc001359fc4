#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>

#include "administrator.h"
#include "commands.h"
#include "failure.h"
#include "misuse.h"
#include "numbers.h"
#include "option_values.h"
#include "settings_sources.h"

namespace bornes::cli {
namespace {

struct Action {
    std::string_view name;
    void (Administrator::*run)();
    std::string_view takes;  // the options with an effect on this action
};
constexpr std::array kActions{
    Action{"tables", &Administrator::tables, "--json --limit"},
    Action{"show", &Administrator::show, "TABLE --json"},
    Action{"close", &Administrator::close, "TABLE --json"},
    Action{"remove", &Administrator::remove, "TABLE --json --yes"},
    Action{"export", &Administrator::export_record, "TABLE --game --out"},
    Action{"guests", &Administrator::guests, "--json --limit"},
    Action{"stats", &Administrator::stats, "--json"},
    Action{"expire", &Administrator::expire, "--json --keep --expire-now --dry-run --yes"},
    Action{"check", &Administrator::check, "--json"},
};

bool takes(const Action& action, const std::string& option) {
    return action.takes.find(option) != std::string_view::npos;
}

// Options that no action names, such as --database, are for all of them.
void refuse_options_without_effect(const CLI::App& command, const AdminOptions& given) {
    const Action& chosen = *std::ranges::find(kActions, given.action, &Action::name);
    for (const CLI::Option* option : command.get_options()) {
        const std::string name = option->get_name();
        if (option->count() == 0 || takes(chosen, name)) continue;
        if (std::ranges::any_of(kActions, [&](const Action& each) { return takes(each, name); }))
            throw Failure(
                with_hint(fmt::format("{} means nothing with `bornes admin {}`", name, chosen.name),
                          "bornes admin --help"));
    }
}

void run(const AdminOptions& given) {
    try {
        Administrator administrator(given);
        for (const Action& action : kActions)
            if (action.name == given.action) (administrator.*action.run)();
    } catch (const journal::StoreError& error) {
        throw Failure(fmt::format("the database failed: {}", error.what()));
    }
}

void add_options(CLI::App& command, AdminOptions& given) {
    std::vector<std::string> names;
    for (const Action& action : kActions) names.emplace_back(action.name);
    command.add_option("ACTION", given.action, "What to do")
        ->required()
        ->check(one_of(names))
        ->type_name("");
    command
        .add_option("TABLE", given.table,
                    "The id or the link of a table, for show, close, remove and export")
        ->type_name("");
    command
        .add_option("--database", given.database,
                    "The database of the server: sqlite:FILE or postgresql://…; by default, a "
                    "file in your data folder")
        ->type_name("URL");
    command.add_flag("--json", given.json, "Print one JSON object instead of a report");
    command.add_flag("--yes", given.yes, "Delete without asking");
    command.add_option("--limit", given.most, "How many tables or guests to list, newest first")
        ->check(whole_number(1, 1'000'000'000))
        ->type_name("N")
        ->capture_default_str();
    command.add_option("--game", given.game, "The game to export; 0 is the current one")
        ->check(whole_number(0, 1'000'000))
        ->type_name("N")
        ->capture_default_str();
    command.add_option("--out", given.out, "Export to this file instead of standard output")
        ->type_name("FILE");
    command
        .add_option("--keep", given.keep_days, "Expire tables after this many days without a move")
        ->check(whole_number(1, 36500))
        ->type_name("DAYS")
        ->capture_default_str();
    command.add_flag("--expire-now", given.expire_now,
                     "Also count the days on which no server ran");
    command.add_flag("--dry-run", given.dry_run, "Only count the tables that would expire");
    add_config_option(command);
}

}  // namespace

void add_admin(CLI::App& program) {
    CLI::App* command = program.add_subcommand("admin");
    auto given = std::make_shared<AdminOptions>();
    add_options(*command, *given);
    command->footer(
        "Works directly on the database. Servers may run on it meanwhile; they notice changes\n"
        "within a second.\n\n"
        "`tables`, `guests` and `stats` list what is stored. `show` describes one table, without\n"
        "its cards. `close` ends a table and keeps its records. `remove` deletes a table for "
        "good.\n"
        "`export` writes the record of a game. `expire` deletes idle tables, as servers do every\n"
        "hour. `check` reads every row as a server does and checks every deal. It exits with 2 if\n"
        "it finds a fault.\n\n"
        "Examples:\n"
        "  bornes admin tables\n"
        "  bornes admin close https://play.example.org/t/kXq0Zc1m2n3b4v5c6x7z8A\n"
        "  bornes admin tables --config /etc/bornes/bornes.conf\n"
        "  bornes admin check --database postgresql://bornes@db/bornes\n"
        "  bornes admin export kXq0Zc1m2n3b4v5c6x7z8A --game 1 --out game.bornes");
    command->callback([command, &program, given] {
        refuse_options_without_effect(*command, *given);
        // The server's settings file names the database.
        take_settings(*command, *program.get_subcommand("serve"));
        run(*given);
    });
}

}  // namespace bornes::cli
