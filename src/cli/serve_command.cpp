#include <fmt/format.h>

#include <memory>

#include "bornes/utf8.h"
#include "client/address.h"
#include "commands.h"
#include "failure.h"
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
            "{} is no place to listen at: write ADDR:PORT, NAME:PORT, [::1]:PORT, or "
            ":PORT for all addresses",
            backquoted(text));
    };
    return {check, ""};
}

// The beginning of links to share.
CLI::Validator public_url() {
    const auto check = [](const std::string& text) -> std::string {
        if (client::address_from(text)) return {};
        return fmt::format("{} is no address of a page: write https://NAME", backquoted(text));
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

// The option takes several values: it can be repeated, or its values separated by commas.
CLI::Option* list(CLI::Option* option) { return option->allow_extra_args(false)->delimiter(','); }

void add_place_options(CLI::App& command, Given& given) {
    server::Settings& settings = given.settings;
    list(command.add_option("--listen", given.listen,
                            "Where to listen; port 0: any free one; several with commas between"))
        ->check(listen_address())
        ->type_name("ADDR:PORT")
        ->default_str(given.listen.front());
    command.add_flag("--port-search", settings.port_search,
                     "Take the next free port where that one is taken");
    command.add_flag("--open", settings.open, "Open the page in a browser, if there is a desktop");
    command
        .add_option("--database", settings.database,
                    "sqlite:FILE, or postgresql://…; a file in the data folder if not said")
        ->type_name("URL");
    command.add_option("--public-url", settings.public_url, "The address that players use")
        ->check(public_url())
        ->type_name("URL");
    list(command.add_option("--allow-host", settings.allowed_hosts,
                            "Other names that players reach this server by, with commas between"))
        ->type_name("NAME");
    list(command.add_option("--trusted-proxy", settings.trusted_proxies,
                            "Addresses or networks of proxies whose X-Forwarded-For and -Proto are "
                            "believed, with commas between"))
        ->check(proxy())
        ->type_name("ADDR");
    command
        .add_option("--tls-cert", settings.tls_cert,
                    "A certificate with its chain (PEM): the server speaks https itself")
        ->type_name("FILE");
    command.add_option("--tls-key", settings.tls_key, "The private key of the certificate (PEM)")
        ->type_name("FILE");
    command.add_option("--web", settings.web, "A folder with the page, instead of the one inside")
        ->type_name("DIR");
}

void add_running_options(CLI::App& command, Given& given) {
    server::Settings& settings = given.settings;
    command.add_option("--log-level", settings.log_level, "What the log tells")
        ->check(one_of({server::kLogLevels.begin(), server::kLogLevels.end()}))
        ->type_name("LEVEL")
        ->capture_default_str();
    command.add_option("--log-format", settings.log_format, "How the log tells it")
        ->check(one_of({server::kLogFormats.begin(), server::kLogFormats.end()}))
        ->type_name("FORMAT")
        ->capture_default_str();
    command.add_option("--keep", settings.keep_days, "Days after which idle tables are forgotten")
        ->check(whole_number(1, 36500))
        ->type_name("DAYS")
        ->capture_default_str();
    command.add_flag("--expire-now", settings.expire_now,
                     "Forget tables at once that were idle while no server ran");
    command
        .add_option("--bot-delay", settings.bot_delay_ms, "Milliseconds before a bot's move shows")
        ->check(whole_number(1, 60000))
        ->type_name("MS")
        ->capture_default_str();
    command.add_option("--bot-threads", settings.bot_threads, "Bots that think at the same time")
        ->check(whole_number(1, 256))
        ->type_name("N")
        ->capture_default_str();
    command
        .add_option("--ping", settings.ping_s,
                    "Seconds between pings; who has not answered before the next is dropped")
        ->check(whole_number(1, 3600))
        ->type_name("S")
        ->capture_default_str();
    command.add_flag("--unlimited", given.unlimited, "No limits at all: for load tests only");
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
                     "Print all settings, as a file for --config, and end");
}

void run(CLI::App& command, Given& given) {
    given.settings.notes = take_settings(command, command);
    if (given.print_config) {
        Output output;
        output.text() = settings_text(command);
        return output.flush();
    }
    if (given.settings.tls_cert.empty() != given.settings.tls_key.empty())
        throw Failure("--tls-cert and --tls-key mean nothing without each other: give both");
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
        "Prints one line, `bornes serves at http://ADDR:PORT/`, as soon as it does; the log goes "
        "to\n"
        "the standard error. Runs until SIGTERM or Ctrl-C. docs/hosting.md says how to put it on "
        "the net.\n\n"
        "Every option is also a variable of the environment and a key of the file of --config:\n"
        "BORNES_LIMIT_TABLES and limit-tables for --limit-tables. The command line wins over the\n"
        "environment, and the environment over the file. Several values stand with commas between\n"
        "them. What is switched on by an option without a value is `true` or `false` there.\n\n"
        "Examples:\n"
        "  bornes serve --open --port-search\n"
        "  bornes serve --listen 0.0.0.0:8080 --public-url https://play.example.org\n"
        "  bornes serve --print-config > bornes.conf");
    command->callback([command, given] { run(*command, *given); });
}

}  // namespace bornes::cli
