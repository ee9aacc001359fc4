// A disk that forgets what was not synced, for tests: a SQLite VFS over the usual one, the default
// from its first use on. Files are real; what a power cut would leave of them is kept besides.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "bornes/random.h"

namespace bornes::tests {

// A file as the disk has it, and what has been written since the last sync.
class DiskFile {
public:
    explicit DiskFile(std::optional<std::string> bytes) : synced_(std::move(bytes)) {}

    void write(std::int64_t at, std::string bytes) { waiting_.push_back({at, std::move(bytes)}); }
    void truncate(std::int64_t size) { waiting_.push_back({size, {}, Change::Kind::truncate}); }
    void remove() { waiting_.push_back({0, {}, Change::Kind::remove}); }
    void sync();
    // What waits will never be written: so does Linux after a failed fsync.
    void forget() { waiting_.clear(); }
    // The power is gone: any of what waits is on the disk, or half of it, or none. Nothing: no
    // file.
    const std::optional<std::string>& after_cut(Random& random);

private:
    struct Change {
        enum class Kind { write, truncate, remove };
        std::int64_t at = 0;
        std::string bytes;
        Kind kind = Kind::write;
    };
    void apply(const Change& change);

    std::optional<std::string> synced_;
    std::vector<Change> waiting_;
};

class ForgetfulDisk {
public:
    static ForgetfulDisk& instance();

    // The power goes at the n-th write or sync from now: whatever is asked then fails.
    void cut_at(int operation);
    bool is_cut();
    // Files are what the cut left of them. Nothing may have them open.
    void power_on(std::uint64_t seed);

    // Syncs are answered and not done.
    void lie(bool lying);
    // The next sync fails, and what it was to write is forgotten.
    void fail_next_sync();
    // Every write is answered with this result code of SQLite; 0: none.
    void refuse_writes(int result);

    // For the VFS: each returns a result code of SQLite if the disk does not do it.
    int read();
    int write(const std::string& path, std::int64_t at, std::string bytes);
    int truncate(const std::string& path, std::int64_t size);
    // A removed file may be there again after a cut, unless its folder was synced.
    int remove(const std::string& path, bool sync_folder);
    int sync(const std::string& path);
    void open(const std::string& path);

private:
    ForgetfulDisk();
    int change(int when_cut);

    std::mutex mutex_;
    std::map<std::string, DiskFile> files_;
    int until_cut_ = 0;  // operations; 0: no cut is planned
    bool cut_ = false;
    bool lying_ = false;
    bool failing_ = false;
    int refusal_ = 0;
};

}  // namespace bornes::tests
