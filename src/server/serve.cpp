#include "server/serve.h"

#include <arpa/inet.h>
#include <fmt/format.h>
#include <signal.h>
#include <sodium.h>
#include <spawn.h>
#include <spdlog/spdlog.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>

#include "platform/signals.h"
#include "server/api.h"
#include "server/ending.h"
#include "server/hub.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/network.h"

namespace bornes::server {
namespace {

// Each connection needs a descriptor, so ask the system for as many as it allows.
void raise_descriptor_limit() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
}

// The log goes to standard error. Standard output has only the address, for programs to read. A
// reader may close either of them.
void prepare_process(const Settings& settings) {
    if (sodium_init() < 0) throw std::runtime_error("the system provides no random numbers");
    platform::ignore_broken_pipes();
    platform::ignore_file_size_limits();
    open_log(settings);
    raise_descriptor_limit();
}

// A wildcard address cannot be typed or sent to friends, so this finds the address with which this
// machine reaches others. Connecting a datagram socket asks the system for it and sends nothing.
std::string own_address() {
    std::string found = "127.0.0.1";
    const int asking = ::socket(AF_INET, SOCK_DGRAM, 0);
    sockaddr_in there{};
    there.sin_family = AF_INET;
    there.sin_port = htons(9);
    ::inet_pton(AF_INET, "192.0.2.1", &there.sin_addr);  // an address reserved for documentation
    sockaddr_in own{};
    socklen_t size = sizeof own;
    std::array<char, INET_ADDRSTRLEN> text{};
    // The system's functions take a pointer to the generic type of addresses.
    if (::connect(asking, reinterpret_cast<const sockaddr*>(&there), sizeof there) == 0 &&
        ::getsockname(asking, reinterpret_cast<sockaddr*>(&own), &size) == 0 &&
        ::inet_ntop(AF_INET, &own.sin_addr, text.data(), text.size()) != nullptr)
        found = text.data();
    ::close(asking);
    return found;
}

std::string address_of(const Settings& settings, std::uint16_t port) {
    ListenAddress first = settings.listen.front();
    if (first.everywhere()) first.host = own_address();
    first.port = port;
    return fmt::format("{}://{}/", settings.tls_cert.empty() ? "http" : "https", first.text());
}

bool is_set(const char* variable) {
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

// Asks the desktop to open the address. Does nothing without a desktop.
void open_browser(const std::string& address) {
    if (!is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY")) return;
    // Uses a shell that does not wait, so that no child process remains. Hides the browser's
    // output.
    std::string shell = "sh";
    std::string option = "-c";
    std::string script = R"(xdg-open "$0" >/dev/null 2>&1 </dev/null &)";
    std::string url = address;
    const std::array<char*, 5> words{shell.data(), option.data(), script.data(), url.data(),
                                     nullptr};
    // Unblocks the signals that this process blocks, so that they can end the browser.
    posix_spawnattr_t attributes;
    sigset_t none;
    sigemptyset(&none);
    ::posix_spawnattr_init(&attributes);
    ::posix_spawnattr_setsigmask(&attributes, &none);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    pid_t child = 0;
    if (::posix_spawnp(&child, "sh", nullptr, &attributes, words.data(), environ) == 0)
        ::waitpid(child, nullptr, 0);
    ::posix_spawnattr_destroy(&attributes);
}

void run(const Settings& settings) {
    spdlog::info("{}", start_line(settings));
    for (const std::string& note : settings.notes) spdlog::warn("{}", note);
    Metrics metrics;
    Limits limits(settings.limits, settings.limit);
    const StaticFiles files(settings.web);
    Network network;
    Hub* running_hub = nullptr;
    // Outlives the hub, whose threads may wait for a hanging database.
    const Ending ending(
        [&network, &running_hub] {
            network.stop([&running_hub] {
                if (running_hub != nullptr) running_hub->announce_stop();
            });
        },
        [&network] { network.renew_certificate(); });
    Hub hub(
        settings, [&network](std::function<void()> task) { network.post(std::move(task)); },
        [&network, &running_hub](Millis in) {
            network.set_alarm(in, [&running_hub] { running_hub->tick(); });
        },
        metrics);
    running_hub = &hub;
    Api api(settings, hub, limits, metrics, files);
    const std::uint16_t port = network.listen(settings, api, limits, metrics);
    // For people, and for programs that start the server on a free port.
    const std::string address = address_of(settings, port);
    fmt::print("bornes serves at {}\n", address);
    std::fflush(stdout);
    if (settings.open) open_browser(address);
    network.post([&hub] { hub.tick(); });
    network.run();
}

}  // namespace

bool serve(const Settings& settings) {
    prepare_process(settings);
    try {
        run(settings);
        return true;
    } catch (const std::exception& fault) {
        if (!spdlog::should_log(spdlog::level::err)) throw;
        spdlog::error("the server ends: {}", fault.what());
        return false;
    }
}

}  // namespace bornes::server
