// The journal as the rest of the program sees it: asks and answers, never waits. One thread writes,
// with one commit for all that has come in meanwhile (an fsync costs the same for one row as for a
// hundred); another reads, so that loading a table holds up nobody's move.
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
    // Runs a function on the thread of whoever uses the journal: all answers come through it.
    using Post = std::function<void(std::function<void()>)>;
    // Told when nothing can be stored any more, and when it can be again.
    using AvailabilityChanged = std::function<void(bool available, const std::string& why)>;

    // Told how many changes a commit held, and how long it took; on a thread of the journal.
    using Committed = std::function<void(std::size_t, std::chrono::steady_clock::duration)>;

    // Throws StoreError if the database cannot be opened at all.
    Journal(std::string url, Post post, AvailabilityChanged availability_changed,
            Committed committed = {});
    // Stores what was asked for before.
    ~Journal();
    Journal(const Journal&) = delete;
    Journal& operator=(const Journal&) = delete;

    // Stored and synced when the answer says so. While the database is away the answer is `failed`.
    void append(Row row, Conditions conditions, std::function<void(Appended)> done);
    // A change of anything but rows, about `table` if it is about one. Answered false: whether it
    // took place is not known.
    void write(std::function<void(Store&)> change, std::function<void(bool)> done = {},
               std::string table = {});
    // `query` runs on the reading thread; `done` gets false if the database could not be asked.
    // Lanes take turns: whoever asks for much in one lane does not keep the others waiting for more
    // than one query, which should therefore be a short one.
    void read(std::function<void(Store&)> query, std::function<void(bool)> done,
              const std::string& lane = {});

    // Asks `query(Store&)` on the reading thread and gives its result to `done`, as an optional:
    // nothing if the database could not be asked.
    template <typename Query, typename Done>
    void ask(Query query, Done done, const std::string& lane = {}) {
        Result<Query> result;
        read(result.keep(std::move(query)), result.pass_on(std::move(done)), lane);
    }
    // Same, for a change with a result, on the writing thread. Given nothing: whether the change
    // took place is not known.
    template <typename Change, typename Done>
    void change(Change change, Done done) {
        Result<Change> result;
        write(result.keep(std::move(change)), result.pass_on(std::move(done)));
    }
    // Whether the database can be asked, found out by asking it, on the thread that writes: the
    // answer comes after that to everything which was asked to be stored before.
    void probe(std::function<void(bool)> done);
    // To the other processes on this database, with the next commit. No row, no promise.
    void notify_processes(std::string message);

    // Names this process among those that share a database.
    const std::string& process() const { return process_; }

private:
    // What a query found, on its way from the journal's thread to the asker's.
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
        Row row;  // an append; of a change, the table that it is about
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
    void tell_available();
    void tell_away(const std::string& why);

    const std::string url_;
    const Post post_;
    const AvailabilityChanged availability_changed_;
    const Committed committed_;
    const std::string process_;
    const std::chrono::milliseconds restart_;  // how long the database may take to come back
    platform::FileLock lock_;
    std::optional<SqliteFile> file_;  // closed after the connections
    Watchdog watchdog_;

    std::mutex mutex_;
    std::condition_variable work_to_write_;
    std::condition_variable work_to_read_;
    bool stopping_ = false;
    bool available_ = true;
    Tasks writes_;
    platform::FairQueue<Task> reads_;

    std::unique_ptr<Store> writer_store_;  // of the writing thread
    std::unique_ptr<Store> reader_store_;  // of the reading thread
    // Since when the reading thread cannot open the database; nothing if it could.
    std::optional<Clock::time_point> unreadable_since_;
    Clock::time_point tried_{};  // when it last found that it cannot
    std::thread writer_;
    std::thread reader_;
};

}  // namespace bornes::journal
