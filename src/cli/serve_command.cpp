#include <fmt/format.h>

#include <charconv>
#include <memory>

#include "bornes/utf8.h"
#include "client/address.h"
#include "commands.h"
#include "failure.h"
#include "ip_address.h"
#include "numbers.h"
#include "server/serve.h"

namespace bornes::cli {
namespace {

struct Given {
    server::Settings settings;
    std::string listen = "127.0.0.1:8080";
    bool unlimited = false;
};

// "ADDR:PORT", "[::1]:PORT", ":PORT" for all addresses.
void read_listen(const std::string& text, server::Settings& settings) {
    const std::string fault = fmt::format("--listen {}: write ADDR:PORT", backquoted(text));
    const std::size_t colon = text.rfind(':');
    if (colon == std::string::npos) throw Failure(fault);
    std::string address = text.substr(0, colon);
    if (address.size() > 2 && address.front() == '[')
        address = address.substr(1, address.size() - 2);
    settings.address = address.empty() ? "0.0.0.0" : address;
    if (const std::string wrong = ip_address()(settings.address); !wrong.empty())
        throw Failure(fmt::format("--listen: {}", wrong));
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data() + colon + 1, end, settings.port);
    if (error != std::errc{} || stop != end) throw Failure(fault);
}

// Links to share begin with it.
void check_public_url(const std::string& url) {
    if (!url.empty() && !client::address_from(url))
        throw Failure(fmt::format("--public-url {}: write https://NAME", backquoted(url)));
}

void add_place_options(CLI::App& command, Given& given) {
    server::Settings& settings = given.settings;
    command.add_option("--listen", given.listen, "Where to listen; port 0: any free one")
        ->type_name("ADDR:PORT")
        ->capture_default_str();
    command.add_flag("--port-search", settings.port_search,
                     "Take the next free port where that one is taken");
    command.add_flag("--open", settings.open, "Open the page in a browser, if there is a desktop");
    command
        .add_option("--database", settings.database,
                    "sqlite:FILE, or postgresql://…; a file in the data folder if not said")
        ->type_name("URL");
    command.add_option("--public-url", settings.public_url, "The address that players use")
        ->type_name("URL");
    command
        .add_option("--allow-host", settings.allowed_hosts,
                    "Another name that players reach this server by; may be given several times")
        ->allow_extra_args(false)
        ->type_name("NAME");
    command
        .add_option("--trusted-proxy", settings.trusted_proxy,
                    "The address of a proxy whose X-Forwarded-For and -Proto are believed")
        ->check(ip_address())
        ->type_name("ADDR");
    command.add_option("--web", settings.web, "A folder with the page, instead of the one inside")
        ->type_name("DIR");
}

void add_running_options(CLI::App& command, Given& given) {
    server::Settings& settings = given.settings;
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

// All of them work against somebody who means no good; a school behind one address may need more.
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

}  // namespace

void add_serve(CLI::App& program) {
    CLI::App* command =
        program.add_subcommand("serve", "Serve tables: play with friends by a link");
    auto given = std::make_shared<Given>();
    add_place_options(*command, *given);
    add_running_options(*command, *given);
    add_limit_options(*command, *given);
    command->footer(
        "Prints one line, `bornes serves at http://ADDR:PORT/`, as soon as it does; the log goes "
        "to\n"
        "the standard error. Runs until SIGTERM or Ctrl-C. docs/hosting.md says how to put it on "
        "the net.\n\n"
        "Examples:\n"
        "  bornes serve --open --port-search\n"
        "  bornes serve --listen 0.0.0.0:8080 --public-url https://play.example.org");
    command->callback([given] {
        read_listen(given->listen, given->settings);
        check_public_url(given->settings.public_url);
        given->settings.limits = !given->unlimited;
        server::serve(given->settings);
    });
}

}  // namespace bornes::cli
