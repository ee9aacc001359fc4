#include "server/serve.h"

#include <fmt/format.h>
#include <sodium.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>
#include <sys/resource.h>

#include <csignal>
#include <cstdio>
#include <stdexcept>

#include "server/api.h"
#include "server/browser.h"
#include "server/hub.h"
#include "server/limits.h"
#include "server/network.h"

namespace bornes::server {
namespace {

// A socket each: as many as the system lets us have.
void raise_descriptor_limit() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

// The log goes to the standard error: what is printed is the address, for programs to read. Nobody
// has to go on reading either.
void prepare_process() {
    if (sodium_init() < 0) throw std::runtime_error("no random numbers from the system");
    std::signal(SIGPIPE, SIG_IGN);
    spdlog::set_default_logger(std::make_shared<spdlog::logger>(
        "", std::make_shared<spdlog::sinks::stderr_color_sink_mt>()));
    raise_descriptor_limit();
}

std::string address_of(const Settings& settings, std::uint16_t port) {
    const bool v6 = settings.address.find(':') != std::string::npos;
    return fmt::format("http://{}{}{}:{}/", v6 ? "[" : "", settings.address, v6 ? "]" : "", port);
}

}  // namespace

void serve(const Settings& settings) {
    prepare_process();
    Metrics metrics;
    Limits limits(settings.limits);
    const StaticFiles files(settings.web);
    Network network;
    Hub* ringing = nullptr;
    Hub hub(
        settings, [&network](std::function<void()> task) { network.post(std::move(task)); },
        [&network, &ringing](Millis in) { network.set_alarm(in, [&ringing] { ringing->tick(); }); },
        metrics);
    ringing = &hub;
    Api api(settings, hub, limits, metrics, files);
    const std::uint16_t port = network.listen(settings, api, limits, metrics);
    // For people and for programs that start us on a free port.
    const std::string address = address_of(settings, port);
    fmt::print("bornes serves at {}\n", address);
    std::fflush(stdout);
    if (settings.open) open_browser(address);
    network.post([&hub] { hub.tick(); });
    network.run([&hub] {
        spdlog::info("stopping");
        hub.tell_all(R"({"type":"notice","notice":"stopping"})");
    });
}

}  // namespace bornes::server
