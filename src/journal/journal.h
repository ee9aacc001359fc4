// The journal as the rest of the program sees it. Every call returns at once, and the answer comes
// later. One thread writes: it commits everything that has arrived in the meantime together,
// because an fsync costs the same for one row as for a hundred. Another thread reads, so that
// loading a table delays no move.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>

#include "journal/sqlite_file.h"
#include "journal/store.h"
#include "journal/watchdog.h"
#include "platform/fair_queue.h"
#include "platform/file_lock.h"

namespace bornes::journal {

class Journal {
public:
    // Runs a function on the caller's thread. All answers come through it.
    using Post = std::function<void(std::function<void()>)>;
    // Called when the database stops accepting rows, and when it accepts them again.
    using AvailabilityChanged = std::function<void(bool available, const std::string& why)>;

    // Called after each commit, on a thread of the journal: how many changes, and how long it took.
    using Committed = std::function<void(std::size_t, std::chrono::steady_clock::duration)>;

    // Throws StoreError if the database cannot be opened.
    Journal(std::string url, Post post, AvailabilityChanged availability_changed,
            Committed committed = {});
    // Stores everything that was requested before.
    ~Journal();
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    // Stores a row. The answer `stored` means that the row is synced to the disk. While the
    // database is unavailable, the answer is `failed`.
    void append(Row row, Conditions conditions, std::function<void(Appended)> done);
    // Changes anything except rows. `table` names the table if the change is about one. The answer
    // `false` means that the change may or may not have taken place.
    void write(std::function<void(Store&)> change, std::function<void(bool)> done = {},
               std::string table = {});
    // Runs `query` on the reading thread. `done` gets false if the database did not answer. Lanes
    // take turns, so a lane with many queries delays another lane by one query at most. Keep each
    // query short.
    void read(std::function<void(Store&)> query, std::function<void(bool)> done,
              const std::string& lane = {});

    // Runs `query(Store&)` on the reading thread. `done` gets its result as an optional, which is
    // empty if the database did not answer.
    template <typename Query, typename Done>
    void ask(Query query, Done done, const std::string& lane = {}) {
        Result<Query> result;
        read(result.keep(std::move(query)), result.pass_on(std::move(done)), lane);
    }
    // Same, for a change with a result, on the writing thread. If the optional is empty, the change
    // may or may not have taken place.
    template <typename Change, typename Done>
    void change(Change change, Done done) {
        Result<Change> result;
        write(result.keep(std::move(change)), result.pass_on(std::move(done)));
    }
    // Sends a query to the database to see whether it answers. Runs on the writing thread, after
    // everything that was requested before.
    void probe(std::function<void(bool)> done);
    // Sends a message to the other processes on this database with the next commit. It is not
    // stored, and it may get lost.
    void notify_processes(std::string message);

    // The name of this process among those that share the database.
    const std::string& process() const { return process_; }

private:
    // Carries the result of a query from the journal's thread to the caller's thread.
    template <typename Query>
    class Result {
    public:
        auto keep(Query query) {
            return
                [found = found_, query = std::move(query)](Store& store) { *found = query(store); };
        }
        template <typename Done>
        auto pass_on(Done done) {
            return [found = found_, done = std::move(done)](bool known) {
                if (!known) found->reset();
                done(std::move(*found));
            };
        }

    private:
        using Found = std::optional<std::invoke_result_t<const Query&, Store&>>;
        std::shared_ptr<Found> found_ = std::make_shared<Found>();
    };

    struct Task {
        Row row;  // the row to append; for another change, only its table
        Conditions conditions;
        std::function<void(Store&)> change;
        std::function<void(Appended)> done;
        Appended answer;
    };
    using Tasks = std::vector<Task>;

    void run_writer();
    void run_reader();
    void run_query(Task& task);
    bool open_reader();
    bool stopping();
    static void put_in_order(Tasks& tasks);
    using Clock = std::chrono::steady_clock;
    void begin();
    void carry_out(Tasks& tasks);
    void commit(Tasks& tasks);
    bool settle(Tasks& tasks, Clock::time_point since, const std::string& why);
    bool reopen();
    Guards guards();
    bool look_up(Tasks& tasks);
    void answer(Tasks tasks);
    void report_available();
    void report_unavailable(const std::string& why);

    const std::string url_;
    const Post post_;
    const AvailabilityChanged availability_changed_;
    const Committed committed_;
    const std::string process_;
    const std::chrono::milliseconds restart_;  // how long a restarting database may take
    platform::FileLock lock_;
    std::optional<SqliteFile> file_;  // destroyed after the connections
    Watchdog watchdog_;

    std::mutex mutex_;
    std::condition_variable work_to_write_;
    std::condition_variable work_to_read_;
    bool stopping_ = false;
    bool available_ = true;
    Tasks writes_;
    platform::FairQueue<Task> reads_;

    std::unique_ptr<Store> writer_store_;  // used by the writing thread
    std::unique_ptr<Store> reader_store_;  // used by the reading thread
    // When the reading thread first failed to open the database; empty while the database works.
    std::optional<Clock::time_point> unreadable_since_;
    Clock::time_point tried_{};  // the last failed attempt
    std::thread writer_;
    std::thread reader_;
};

}  // namespace bornes::journal
