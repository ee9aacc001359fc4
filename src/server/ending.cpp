#include "server/ending.h"

#include <fcntl.h>
#include <signal.h>
#include <spdlog/spdlog.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

namespace bornes::server {
namespace {

using platform::Bell;

// Service managers and container engines usually wait ten seconds or more before they send SIGKILL.
constexpr int kTimeoutMs = 8'000;

sigset_t ending_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGHUP);
    return signals;
}

int read_signal(int descriptor) {
    signalfd_siginfo signal{};
    while (::read(descriptor, &signal, sizeof signal) < 0 && errno == EINTR) {
    }
    return static_cast<int>(signal.ssi_signo);
}

bool has_terminal() {
    const platform::Descriptor terminal(::open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY));
    return terminal.get() >= 0;
}

// With `nohup`, a closed terminal does not matter.
bool hang_ups_ignored() {
    struct sigaction action {};
    return ::sigaction(SIGHUP, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

}  // namespace

Ending::Ending(std::function<void()> stop, std::function<void()> renew)
    : stop_(std::move(stop)),
      renew_(std::move(renew)),
      ends_with_terminal_(has_terminal() && !hang_ups_ignored()) {
    const sigset_t signals = ending_signals();
    ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    signals_ = platform::Descriptor(::signalfd(-1, &signals, SFD_CLOEXEC));
    thread_ = std::thread([this] { run(); });
}

Ending::~Ending() {
    over_.ring();
    thread_.join();
}

bool Ending::wait_for_end() {
    for (;;) {
        const Bell::Woken woken = Bell::wait(signals_.get(), &over_, -1);
        if (woken == Bell::Woken::bell) return false;
        if (woken == Bell::Woken::nothing) continue;
        if (read_signal(signals_.get()) != SIGHUP) return true;
        if (ends_with_terminal_ && !has_terminal()) return true;
        renew_();
    }
}

void Ending::run() {
    if (!wait_for_end()) return;
    spdlog::info("stopping");
    stop_();
    const Bell::Woken woken = Bell::wait(signals_.get(), &over_, kTimeoutMs);
    if (woken == Bell::Woken::bell) return;
    if (woken == Bell::Woken::input)
        spdlog::warn("a second signal: the server ends at once; everything acknowledged is stored");
    else
        spdlog::error("something hangs: the server ends without waiting for it");
    spdlog::default_logger()->flush();
    ::_exit(1);
}

}  // namespace bornes::server
