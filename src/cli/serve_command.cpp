#include <fmt/format.h>

#include <memory>

#include "bornes/utf8.h"
#include "client/address.h"
#include "commands.h"
#include "failure.h"
#include "journal/store.h"
#include "journal/url.h"
#include "numbers.h"
#include "option_values.h"
#include "output.h"
#include "server/log.h"
#include "server/proxies.h"
#include "server/serve.h"
#include "settings_sources.h"

namespace bornes::cli {
namespace {

struct Given {
    server::Settings settings;
    std::vector<std::string> listen{server::ListenAddress().text()};
    bool unlimited = false;
    bool print_config = false;
};

CLI::Validator listen_address() {
    const auto check = [](const std::string& text) -> std::string {
        if (server::listen_address_from(text)) return {};
        return fmt::format(
            "{} is not an address to listen at: write ADDR:PORT, NAME:PORT, [::1]:PORT, or "
            ":PORT for all addresses",
            backquoted(text));
    };
    return {check, ""};
}

// The beginning of links to share.
CLI::Validator public_url() {
    const auto check = [](const std::string& text) -> std::string {
        if (client::address_from(text)) return {};
        return fmt::format("{} is not the address of a page: write https://NAME", backquoted(text));
    };
    return {check, ""};
}

CLI::Validator database() {
    const auto check = [](const std::string& text) -> std::string {
        try {
            journal::parse_url(text);
            return {};
        } catch (const journal::StoreError& fault) {
            return fault.what();
        }
    };
    return {check, ""};
}

CLI::Validator proxy() {
    const auto check = [](const std::string& text) -> std::string {
        try {
            server::Proxies({text});
            return {};
        } catch (const std::invalid_argument& fault) {
            return fault.what();
        }
    };
    return {check, ""};
}

// The option takes several values: it may be repeated, and one value may be a list with commas.
CLI::Option* list(CLI::Option* option) { return option->allow_extra_args(false)->delimiter(','); }

void add_place_options(CLI::App& command, Given& given) {
    server::Settings& settings = given.settings;
    list(command.add_option("--listen", given.listen,
                            "Addresses to listen at, separated by commas; port 0 means any free "
                            "port"))
        ->check(listen_address())
        ->type_name("ADDR:PORT")
        ->default_str(given.listen.front());
    command.add_flag("--port-search", settings.port_search,
                     "Use the next free port if the port is taken");
    command.add_flag("--open", settings.open, "Open the page in a browser, if there is a desktop");
    command
        .add_option("--database", settings.database,
                    "Where to keep the tables: sqlite:FILE or postgresql://…; by default, a file "
                    "in your data folder")
        ->check(database())
        ->type_name("URL");
    command
        .add_option("--public-url", settings.public_url,
                    "The address that players use; links to share begin with it")
        ->check(public_url())
        ->type_name("URL");
    list(command.add_option("--allow-host", settings.allowed_hosts,
                            "Other names by which players reach this server, separated by commas"))
        ->type_name("NAME");
    list(command.add_option(
             "--trusted-proxy", settings.trusted_proxies,
             "Proxies that may name their clients (X-Forwarded-For, X-Forwarded-Proto): "
             "addresses or networks, separated by commas"))
        ->check(proxy())
        ->type_name("ADDR");
    command
        .add_option("--tls-cert", settings.tls_cert,
                    "Speak https with this certificate and its chain (PEM); needs --tls-key")
        ->type_name("FILE");
    command.add_option("--tls-key", settings.tls_key, "The private key of the certificate (PEM)")
        ->type_name("FILE");
    command
        .add_option("--web", settings.web,
                    "Serve the page from this folder instead of the built-in page")
        ->type_name("DIR");
}

void add_running_options(CLI::App& command, Given& given) {
    server::Settings& settings = given.settings;
    command.add_option("--log-level", settings.log_level, "How much to log")
        ->check(one_of({server::kLogLevels.begin(), server::kLogLevels.end()}))
        ->type_name("LEVEL")
        ->capture_default_str();
    command.add_option("--log-format", settings.log_format, "The format of the log")
        ->check(one_of({server::kLogFormats.begin(), server::kLogFormats.end()}))
        ->type_name("FORMAT")
        ->capture_default_str();
    command
        .add_option("--keep", settings.keep_days,
                    "Delete tables after this many days without a move")
        ->check(whole_number(1, 36500))
        ->type_name("DAYS")
        ->capture_default_str();
    command.add_flag("--expire-now", settings.expire_now,
                     "At this start, also count the days on which no server ran");
    command
        .add_option("--bot-delay", settings.bot_delay_ms, "Milliseconds until a bot's move appears")
        ->check(whole_number(1, 60000))
        ->type_name("MS")
        ->capture_default_str();
    command
        .add_option("--bot-threads", settings.bot_threads,
                    "How many bots may think at the same time")
        ->check(whole_number(1, 256))
        ->type_name("N")
        ->capture_default_str();
    command
        .add_option("--ping", settings.ping_s,
                    "Seconds between pings; a client that has not answered before the next ping "
                    "is dropped")
        ->check(whole_number(1, 3600))
        ->type_name("S")
        ->capture_default_str();
    command.add_flag("--unlimited", given.unlimited,
                     "Switch off the limits of --limit-…, for load tests only");
}

// The limits stop abuse. A school with many players behind one address may need higher ones.
void add_limit_options(CLI::App& command, Given& given) {
    for (const server::LimitOption& limit : server::kLimitOptions)
        command
            .add_option(fmt::format("--limit-{}", limit.name), given.settings.limit.*(limit.value),
                        std::string(limit.says))
            ->check(whole_number(1, 1'000'000'000))
            ->type_name("N")
            ->capture_default_str()
            ->group("Limits");
}

void add_config_options(CLI::App& command, Given& given) {
    add_config_option(command);
    command.add_flag("--print-config", given.print_config,
                     "Print all settings as a file for --config, and end");
}

void run(CLI::App& command, Given& given) {
    given.settings.notes = take_settings(command, command);
    if (given.print_config) {
        Output output;
        output.text() = settings_text(command);
        return output.flush();
    }
    if (given.settings.tls_cert.empty() != given.settings.tls_key.empty())
        throw Failure("--tls-cert and --tls-key need each other: give both");
    given.settings.listen.clear();
    for (const std::string& text : given.listen)
        given.settings.listen.push_back(*server::listen_address_from(text));
    given.settings.limits = !given.unlimited;
    if (!server::serve(given.settings)) throw FailureInLog();
}

}  // namespace

void add_serve(CLI::App& program) {
    CLI::App* command = program.add_subcommand("serve");
    auto given = std::make_shared<Given>();
    add_place_options(*command, *given);
    add_running_options(*command, *given);
    add_limit_options(*command, *given);
    add_config_options(*command, *given);
    command->footer(
        "Prints one line as soon as the server is ready: `bornes serves at http://ADDR:PORT/`.\n"
        "Writes the log to standard error. Runs until SIGTERM or Ctrl-C. docs/hosting.md says how\n"
        "to run a server on the internet.\n\n"
        "You can also set every option by an environment variable or in the file of --config. The\n"
        "option --limit-tables is the variable BORNES_LIMIT_TABLES and the key limit-tables. The\n"
        "command line overrides the environment, and the environment overrides the file. In the\n"
        "environment and in the file, write `true` or `false` for an option without a value.\n\n"
        "Examples:\n"
        "  bornes serve --open --port-search\n"
        "  bornes serve --listen 0.0.0.0:8080 --public-url https://play.example.org\n"
        "  bornes serve --print-config > bornes.conf");
    command->callback([command, given] { run(*command, *given); });
}

}  // namespace bornes::cli
