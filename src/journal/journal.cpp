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

// PostgreSQL takes 8,000 bytes; a star means that any table may have changed.
constexpr std::size_t kLongestPayload = 7000;

std::string random_name() {
    std::random_device random;
    return fmt::format("{:08x}{:08x}", random(), random());
}

// A SQLite file belongs to one process. Throws StoreError if another one holds it.
platform::FileLock lock_of(const std::string& text) {
    using platform::FileLock;
    const Url url = parse_url(text);
    FileLock lock;
    if (url.kind != Url::Kind::sqlite) return lock;
    const std::string file = url.place + ".lock";
    platform::create_folder_of(file);  // if that fails, opening the lock says why
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

}  // namespace

Journal::Journal(std::string url, Post post, Told told)
    : url_(std::move(url)),
      post_(std::move(post)),
      told_(std::move(told)),
      process_(random_name()),
      lock_(lock_of(url_)),
      writer_store_(std::make_unique<Store>(url_)) {
    writer_store_->prove_writable();
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
    writer_.join();
    reader_.join();
}

void Journal::append(Row row, std::function<void(Appended)> done) {
    std::unique_lock lock(mutex_);
    if (!available_) {
        lock.unlock();
        post_([done = std::move(done)] { done(Appended{}); });
        return;
    }
    writes_.push_back({std::move(row), {}, std::move(done), {}});
    lock.unlock();
    work_to_write_.notify_one();
}

void Journal::write(std::function<void(Store&)> change, std::function<void(bool)> done,
                    std::string table) {
    auto told = [done = std::move(done)](Appended answer) {
        if (done) done(answer.outcome == Outcome::stored);
    };
    std::unique_lock lock(mutex_);
    if (!available_) {
        lock.unlock();
        post_([told = std::move(told)] { told(Appended{}); });
        return;
    }
    Row about;
    about.table = std::move(table);
    writes_.push_back({std::move(about), std::move(change), std::move(told), {}});
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

void Journal::shout(std::string message) {
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
        }
        put_in_order(tasks);
        if (!commit(tasks)) settle(tasks);
        answer(std::move(tasks));
    }
}

// Two processes that store rows of the same tables wait for each other's: in one order for all, or
// each would hold what the other waits for.
void Journal::put_in_order(Tasks& tasks) {
    std::stable_sort(tasks.begin(), tasks.end(), [](const Task& one, const Task& other) {
        const bool appends = !one.change;
        if (appends != !other.change) return appends;
        return one.row.table < other.row.table;
    });
}

bool Journal::commit(Tasks& tasks) {
    try {
        // Gone, if the database was away when the program was told to stop.
        if (!writer_store_) throw StoreError("the database is away");
        std::string hint = process_;
        writer_store_->begin();
        for (Task& task : tasks) {
            if (task.change) {
                task.change(*writer_store_);
                task.answer = {Outcome::stored, 0};
                continue;
            }
            task.answer = writer_store_->append(task.row);
            if (task.answer.outcome == Outcome::stored) hint.append(" ").append(task.row.table);
        }
        if (hint.size() > kLongestPayload) hint = process_ + " *";
        if (hint != process_) writer_store_->notify(hint);
        writer_store_->commit();
        return true;
    } catch (const StoreError& error) {
        tell(false, error.what());
        return false;
    }
}

// Whether a commit that failed took place is not known. So the database is opened again and asked
// for every row; nothing is tried a second time from here.
void Journal::settle(Tasks& tasks) {
    for (Task& task : tasks) task.answer = Appended{};
    constexpr std::chrono::milliseconds kLongestPause{2000};
    std::chrono::milliseconds pause{50};
    while (!reopen() || !look_up(tasks)) {
        std::unique_lock lock(mutex_);
        if (work_to_write_.wait_for(lock, pause, [&] { return stopping_; })) return;
        pause = std::min(pause * 2, kLongestPause);
    }
    tell(true, "");
}

bool Journal::reopen() {
    try {
        writer_store_.reset();
        writer_store_ = std::make_unique<Store>(url_);
        writer_store_->prove_writable();
        return true;
    } catch (const StoreError&) {
        return false;
    }
}

bool Journal::look_up(Tasks& tasks) {
    try {
        for (Task& task : tasks) {
            if (task.change) continue;
            const auto seq = writer_store_->find(task.row.table, task.row.actor, task.row.command);
            if (!seq) continue;
            task.answer = {*seq == task.row.seq ? Outcome::stored : Outcome::repeated, *seq};
        }
        return true;
    } catch (const StoreError&) {
        return false;
    }
}

void Journal::run_reader() {
    for (;;) {
        Tasks tasks;
        {
            std::unique_lock lock(mutex_);
            work_to_read_.wait(lock, [&] { return stopping_ || !reads_.empty(); });
            if (reads_.empty()) return;
            tasks.push_back(reads_.pop());
        }
        run_queries(tasks);
        answer(std::move(tasks));
    }
}

void Journal::run_queries(Tasks& tasks) {
    for (Task& task : tasks) {
        try {
            if (!reader_store_) reader_store_ = std::make_unique<Store>(url_);
        } catch (const StoreError&) {
            return;  // nor could the others reach it, and each would wait for that
        }
        try {
            task.change(*reader_store_);
            task.answer = {Outcome::stored, 0};
        } catch (const StoreError&) {
            reader_store_.reset();
        }
    }
}

void Journal::answer(Tasks tasks) {
    post_([tasks = std::make_shared<Tasks>(std::move(tasks))] {
        for (Task& task : *tasks) task.done(task.answer);
    });
}

void Journal::tell(bool available, const std::string& why) {
    {
        const std::lock_guard lock(mutex_);
        available_ = available;
    }
    post_([told = told_, available, why] { told(available, why); });
}

}  // namespace bornes::journal
