#include "platform/signals.h"

#include <array>

namespace bornes::platform {
namespace {

constexpr std::array kEnding{SIGINT, SIGTERM, SIGHUP};
volatile std::sig_atomic_t g_caught = 0;
std::array<struct sigaction, kEnding.size()> g_before{};
std::atomic<bool> g_interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

// `flags` must not have SA_RESTART, so that signals interrupt reads.
struct sigaction action_of(void (*handler)(int), int flags) {
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigemptyset(&action.sa_mask);
    return action;
}

}  // namespace

SignalWatch::SignalWatch() {
    g_caught = 0;
    const struct sigaction action = action_of([](int signal) { g_caught = signal; }, 0);
    for (std::size_t i = 0; i < kEnding.size(); ++i) {
        sigaction(kEnding[i], nullptr, &g_before[i]);
        // Signals that were ignored at the start (nohup) stay ignored.
        if (g_before[i].sa_handler != SIG_IGN) sigaction(kEnding[i], &action, nullptr);
    }
}

SignalWatch::~SignalWatch() {
    for (std::size_t i = 0; i < kEnding.size(); ++i) sigaction(kEnding[i], &g_before[i], nullptr);
    if (g_caught != 0) std::raise(g_caught);
}

int SignalWatch::caught() { return g_caught; }

SignalsHeld::SignalsHeld() {
    sigset_t signals;
    sigemptyset(&signals);
    for (const int signal : kEnding) sigaddset(&signals, signal);
    pthread_sigmask(SIG_BLOCK, &signals, &before_);
}

SignalsHeld::~SignalsHeld() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

std::atomic<bool>& flag_of_interrupts() {
    const struct sigaction action =
        action_of([](int) { g_interrupted = true; }, static_cast<int>(SA_RESETHAND));
    sigaction(SIGINT, &action, nullptr);
    sigaction(SIGTERM, &action, nullptr);
    return g_interrupted;
}

void ignore_broken_pipes() { std::signal(SIGPIPE, SIG_IGN); }
void ignore_file_size_limits() { std::signal(SIGXFSZ, SIG_IGN); }

}  // namespace bornes::platform
