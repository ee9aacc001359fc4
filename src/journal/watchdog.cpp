#include "journal/watchdog.h"

#include <sys/socket.h>

namespace bornes::journal {
namespace {

// A hanging database must be noticed within ten seconds.
constexpr std::chrono::milliseconds kTimeout{6000};
constexpr std::chrono::milliseconds kHurry{1000};
constexpr std::chrono::milliseconds kLookEvery{500};

}  // namespace

Watchdog::Watchdog() : timeout_(kTimeout), thread_([this] { run(); }) {}

Watchdog::~Watchdog() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void Watchdog::hurry() {
    const std::lock_guard lock(mutex_);
    timeout_ = kHurry;
}

// Polls, because a notification at every wait would wake this thread each time.
void Watchdog::run() {
    std::unique_lock lock(mutex_);
    while (!changed_.wait_for(lock, kLookEvery, [&] { return stopping_; })) {
        const auto now = Clock::now();
        // Under the lock, nobody closes the socket, so its number still means the same connection.
        for (const Wait& wait : waits_)
            if (now - wait.since > timeout_) ::shutdown(wait.socket, SHUT_RDWR);
    }
}

Watchdog::Watch::Watch(Watchdog* watchdog, int socket)
    : watchdog_(socket < 0 ? nullptr : watchdog) {
    if (watchdog_ == nullptr) return;
    const std::lock_guard lock(watchdog_->mutex_);
    wait_ = watchdog_->waits_.insert(watchdog_->waits_.end(), {socket, Clock::now()});
}

Watchdog::Watch::~Watch() {
    if (watchdog_ == nullptr) return;
    const std::lock_guard lock(watchdog_->mutex_);
    watchdog_->waits_.erase(wait_);
}

}  // namespace bornes::journal
