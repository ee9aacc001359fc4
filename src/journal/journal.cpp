#include "journal/journal.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <random>

#include "journal/url.h"

namespace bornes::journal {
namespace {

using Outcome = Appended::Outcome;

// A restarting PostgreSQL is back soon. For this long, no request is refused.
constexpr std::chrono::milliseconds kRestart{4000};
// If an attempt fails this quickly, the connection was stale and did not hang.
constexpr std::chrono::milliseconds kAtOnce{1000};

// PostgreSQL allows 8,000 bytes per notification. A star means that any table may have changed.
constexpr std::size_t kLongestPayload = 7000;

std::string random_name() {
    std::random_device random;
    return fmt::format("{:08x}{:08x}", random(), random());
}

// Only one process may use a SQLite file. Throws StoreError if another process does.
platform::FileLock lock_of(const std::string& text) {
    using platform::FileLock;
    const Url url = parse_url(text);
    FileLock lock;
    if (url.kind != Url::Kind::sqlite) return lock;
    const std::string file = url.place + ".lock";
    platform::create_folder_of(file);  // if this fails, opening the lock reports it
    switch (lock.lock(file, FileLock::IfMissing::create)) {
        case FileLock::Outcome::held: return lock;
        case FileLock::Outcome::elsewhere:
            throw StoreError(fmt::format(
                "another process has the database open (it holds {}); several processes need "
                "PostgreSQL",
                file));
        default: throw StoreError(fmt::format("cannot open {}: {}", file, std::strerror(errno)));
    }
}

std::optional<SqliteFile> file_of(const std::string& text) {
    const Url url = parse_url(text);
    if (url.kind != Url::Kind::sqlite) return std::nullopt;
    return std::optional<SqliteFile>(std::in_place, url.place);
}

}  // namespace

Journal::Journal(std::string url, Post post, AvailabilityChanged availability_changed,
                 Committed committed)
    : url_(std::move(url)),
      post_(std::move(post)),
      availability_changed_(std::move(availability_changed)),
      committed_(std::move(committed)),
      process_(random_name()),
      restart_(parse_url(url_).kind == Url::Kind::postgresql ? kRestart
                                                             : std::chrono::milliseconds{0}),
      lock_(lock_of(url_)),
      file_(file_of(url_)),
      // No watchdog here: a migration may take long.
      writer_store_(std::make_unique<Store>(url_, Guards{nullptr, guards().file})) {
    writer_store_->prove_writable(Store::Readers::go_on);
    writer_ = std::thread([this] { run_writer(); });
    reader_ = std::thread([this] { run_reader(); });
}

Journal::~Journal() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    work_to_write_.notify_all();
    work_to_read_.notify_all();
    watchdog_.hurry();
    writer_.join();
    reader_.join();
}

Guards Journal::guards() { return {&watchdog_, file_ ? &*file_ : nullptr}; }

bool Journal::stopping() {
    const std::lock_guard lock(mutex_);
    return stopping_;
}

void Journal::append(Row row, Conditions conditions, std::function<void(Appended)> done) {
    std::unique_lock lock(mutex_);
    if (!available_) {
        lock.unlock();
        post_([done = std::move(done)] { done(Appended{}); });
        return;
    }
    writes_.push_back({std::move(row), std::move(conditions), {}, std::move(done), {}});
    lock.unlock();
    work_to_write_.notify_one();
}

void Journal::write(std::function<void(Store&)> change, std::function<void(bool)> done,
                    std::string table) {
    auto answered = [done = std::move(done)](Appended answer) {
        if (done) done(answer.outcome == Outcome::stored);
    };
    std::unique_lock lock(mutex_);
    if (!available_) {
        lock.unlock();
        post_([answered = std::move(answered)] { answered(Appended{}); });
        return;
    }
    // Constructed in place: gcc 12 wrongly warns about a temporary at -O3 (uninitialised strings).
    Task& task = writes_.emplace_back();
    task.row.table = std::move(table);
    task.change = std::move(change);
    task.done = std::move(answered);
    lock.unlock();
    work_to_write_.notify_one();
}

void Journal::read(std::function<void(Store&)> query, std::function<void(bool)> done,
                   const std::string& lane) {
    Task task;
    task.change = std::move(query);
    task.done = [done = std::move(done)](Appended answer) {
        done(answer.outcome == Outcome::stored);
    };
    {
        const std::lock_guard lock(mutex_);
        reads_.push(lane, std::move(task));
    }
    work_to_read_.notify_one();
}

void Journal::probe(std::function<void(bool)> done) {
    write([](Store& store) { store.probe(); }, std::move(done));
}

void Journal::notify_processes(std::string message) {
    write([message = std::move(message)](Store& store) { store.notify(message); });
}

void Journal::run_writer() {
    for (;;) {
        Tasks tasks;
        {
            std::unique_lock lock(mutex_);
            work_to_write_.wait(lock, [&] { return stopping_ || !writes_.empty(); });
            if (writes_.empty()) return;
            tasks.swap(writes_);
            writes_.reserve(tasks.size());  // expect the next batch to be as large
        }
        if (!file_) put_in_order(tasks);
        const auto since = Clock::now();
        for (bool again = true; again;) {
            try {
                commit(tasks);
                again = false;
            } catch (const StoreError& error) {
                again = settle(tasks, since, error.what());
            }
        }
        if (committed_) committed_(tasks.size(), Clock::now() - since);
        answer(std::move(tasks));
    }
}

// Processes that store rows of the same tables wait for each other's locks. All use the same order,
// to avoid a deadlock.
void Journal::put_in_order(Tasks& tasks) {
    std::stable_sort(tasks.begin(), tasks.end(), [](const Task& one, const Task& other) {
        const bool appends = !one.change;
        if (appends != !other.change) return appends;
        return one.row.table < other.row.table;
    });
}

// An idle connection may be stale, because the database has restarted since. Such a connection
// fails at its first use, so nothing is lost and the work can be repeated on a new one.
void Journal::begin() {
    if (!writer_store_) throw StoreError("the database is away");
    const auto since = Clock::now();
    try {
        const Watchdog::Watch watch(&watchdog_, writer_store_->socket());
        writer_store_->begin();
    } catch (const StoreError&) {
        if (Clock::now() - since > kAtOnce || !reopen()) throw;
        writer_store_->begin();
    }
}

void Journal::carry_out(Tasks& tasks) {
    std::string hint = process_;
    for (Task& task : tasks) {
        if (task.answer.outcome != Outcome::failed) continue;  // already stored, as look_up() found
        if (task.change) {
            task.change(*writer_store_);
            task.answer = {Outcome::stored, 0};
            continue;
        }
        task.answer = writer_store_->append(task.row, task.conditions);
        if (task.answer.outcome == Outcome::stored) hint.append(" ").append(task.row.table);
    }
    if (hint.size() > kLongestPayload) hint = process_ + " *";
    if (hint != process_) writer_store_->notify(hint);
}

void Journal::commit(Tasks& tasks) {
    begin();
    const Watchdog::Watch watch(&watchdog_, writer_store_->socket());
    carry_out(tasks);
    writer_store_->commit();
}

// After a failed commit, nobody knows whether it took place. This opens the database again and
// looks for every row. Returns true if the database was back soon: the missing rows may then be
// tried once more. Otherwise it reports the failure, and nothing is tried again.
bool Journal::settle(Tasks& tasks, Clock::time_point since, const std::string& why) {
    constexpr std::chrono::milliseconds kLongestPause{2000};
    std::chrono::milliseconds pause{50};
    bool announced = false;
    const auto back = [&] { return reopen() && look_up(tasks); };
    for (Task& task : tasks) task.answer = Appended{};
    for (;;) {
        if (!announced && Clock::now() - since >= restart_) {
            report_unavailable(why);
            announced = true;
        }
        if (back()) break;
        std::unique_lock lock(mutex_);
        if (work_to_write_.wait_for(lock, pause, [&] { return stopping_; })) return false;
        pause = std::min(pause * 2, kLongestPause);
    }
    if (announced) report_available();
    return !announced;
}

bool Journal::reopen() {
    if (stopping()) return false;
    try {
        writer_store_.reset();
        if (file_) file_->expect_new_log();
        writer_store_ = std::make_unique<Store>(url_, guards());
        const Watchdog::Watch watch(&watchdog_, writer_store_->socket());
        writer_store_->prove_writable(Store::Readers::forbidden);
        return true;
    } catch (const StoreError&) {
        return false;
    }
}

bool Journal::look_up(Tasks& tasks) {
    try {
        for (Task& task : tasks) {
            if (task.change) continue;
            const auto seq = writer_store_->find(task.row.table, task.row.seq - 1, task.row.actor,
                                                 task.row.command);
            if (!seq) continue;
            task.answer = {*seq == task.row.seq ? Outcome::stored : Outcome::repeated, *seq};
        }
        return true;
    } catch (const StoreError&) {
        return false;
    }
}

void Journal::answer(Tasks tasks) {
    post_([tasks = std::make_shared<Tasks>(std::move(tasks))] {
        for (Task& task : *tasks) task.done(task.answer);
    });
}

void Journal::report_available() {
    {
        const std::lock_guard lock(mutex_);
        available_ = true;
    }
    post_([changed = availability_changed_] { changed(true, ""); });
}

// Also answers everything that still waits to be stored.
void Journal::report_unavailable(const std::string& why) {
    Tasks waiting;
    {
        const std::lock_guard lock(mutex_);
        available_ = false;
        waiting.swap(writes_);
    }
    post_([changed = availability_changed_, why] { changed(false, why); });
    answer(std::move(waiting));
}

}  // namespace bornes::journal
