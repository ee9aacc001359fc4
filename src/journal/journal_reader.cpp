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

// A connection that was opened earlier may be stale: the database has restarted since. A query that
// fails on one is asked once more.
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

// A database that has just gone away is waited for: it may only restart.
bool Journal::open_reader() {
    constexpr std::chrono::milliseconds kPause{100};
    constexpr std::chrono::milliseconds kBetweenTries{500};
    // One that is away for longer is not tried for every query: each would wait for that.
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
