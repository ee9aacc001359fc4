#include "server/ending.h"

#include <signal.h>
#include <spdlog/spdlog.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace bornes::server {
namespace {

using platform::Bell;

// Of the ten seconds that whoever sends the signal waits.
constexpr int kPatienceMs = 8'000;

sigset_t ending_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    return signals;
}

void read_signal(int descriptor) {
    signalfd_siginfo ignored{};
    while (::read(descriptor, &ignored, sizeof ignored) < 0 && errno == EINTR) {
    }
}

}  // namespace

Ending::Ending(std::function<void()> stop) : stop_(std::move(stop)) {
    const sigset_t signals = ending_signals();
    ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    signals_ = platform::Descriptor(::signalfd(-1, &signals, SFD_CLOEXEC));
    thread_ = std::thread([this] { run(); });
}

Ending::~Ending() {
    over_.ring();
    thread_.join();
}

void Ending::run() {
    Bell::Woken woken = Bell::Woken::nothing;
    while (woken == Bell::Woken::nothing) woken = Bell::wait(signals_.get(), &over_, -1);
    if (woken == Bell::Woken::bell) return;
    read_signal(signals_.get());
    spdlog::info("stopping");
    stop_();
    if (Bell::wait(signals_.get(), &over_, kPatienceMs) == Bell::Woken::bell) return;
    spdlog::error("something hangs: the server ends without waiting for it");
    spdlog::default_logger()->flush();
    ::_exit(1);
}

}  // namespace bornes::server
