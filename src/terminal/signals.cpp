#include "terminal/signals.h"

#include <array>
#include <csignal>

namespace bornes::terminal {
namespace {

constexpr std::array kEnding{SIGINT, SIGTERM, SIGHUP};
volatile std::sig_atomic_t g_caught = 0;
std::array<struct sigaction, kEnding.size()> g_before{};

void note(int signal) { g_caught = signal; }

}  // namespace

SignalWatch::SignalWatch() {
    g_caught = 0;
    struct sigaction action {};
    action.sa_handler = note;  // without SA_RESTART, so that reading ends
    sigemptyset(&action.sa_mask);
    for (std::size_t i = 0; i < kEnding.size(); ++i) {
        sigaction(kEnding[i], nullptr, &g_before[i]);
        // What is ignored from outside (nohup) stays so.
        if (g_before[i].sa_handler != SIG_IGN) sigaction(kEnding[i], &action, nullptr);
    }
}

SignalWatch::~SignalWatch() {
    for (std::size_t i = 0; i < kEnding.size(); ++i) sigaction(kEnding[i], &g_before[i], nullptr);
    if (g_caught != 0) std::raise(g_caught);
}

int SignalWatch::caught() { return g_caught; }

}  // namespace bornes::terminal
