// The journal's reading thread.
#include "journal/journal.h"

namespace bornes::journal {

using Outcome = Appended::Outcome;

void Journal::run_reader() {
    for (;;) {
        Tasks tasks;
        {
            std::unique_lock lock(mutex_);
            work_to_read_.wait(lock, [&] { return stopping_ || !reads_.empty(); });
            if (reads_.empty()) return;
            tasks.push_back(reads_.pop());
        }
        run_query(tasks.front());
        answer(std::move(tasks));
    }
}

// An old connection may be stale because the database has restarted. A query that fails on an old
// connection is repeated once.
void Journal::run_query(Task& task) {
    for (bool stale = reader_store_ != nullptr; open_reader(); stale = false) {
        try {
            const Watchdog::Watch watch(&watchdog_, reader_store_->socket());
            task.change(*reader_store_);
            task.answer = {Outcome::stored, 0};
            return;
        } catch (const StoreError&) {
            reader_store_.reset();
            if (!stale) return;
        }
    }
}

// Waits for a database that went away just now: it may only be restarting.
bool Journal::open_reader() {
    constexpr std::chrono::milliseconds kPause{100};
    constexpr std::chrono::milliseconds kBetweenTries{500};
    // While the database is away for longer, queries fail without a new attempt, because each
    // attempt would wait.
    if (unreadable_since_ && tried_ - *unreadable_since_ >= restart_ &&
        Clock::now() - tried_ < kBetweenTries)
        return false;
    while (!reader_store_) {
        if (stopping()) return false;
        const auto began = Clock::now();
        try {
            reader_store_ = std::make_unique<Store>(url_, guards());
            unreadable_since_.reset();
        } catch (const StoreError&) {
            if (!unreadable_since_) unreadable_since_ = began;
            tried_ = Clock::now();
            if (tried_ - *unreadable_since_ >= restart_) return false;
            std::unique_lock lock(mutex_);
            work_to_read_.wait_for(lock, kPause, [&] { return stopping_; });
        }
    }
    return true;
}

}  // namespace bornes::journal
