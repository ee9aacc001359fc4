// A disk for tests that forgets everything that was not synced. It is a SQLite VFS on top of the
// usual one, and becomes the default with its first use. The files are real. Beside them, it keeps
// what a power cut would leave of them.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "bornes/random.h"

namespace bornes::tests {

// A file as it is on the disk, and the writes since the last sync.
class DiskFile {
public:
    explicit DiskFile(std::optional<std::string> bytes) : synced_(std::move(bytes)) {}

    void write(std::int64_t at, std::string bytes) { waiting_.push_back({at, std::move(bytes)}); }
    void truncate(std::int64_t size) { waiting_.push_back({size, {}, Change::Kind::truncate}); }
    void remove() { waiting_.push_back({0, {}, Change::Kind::remove}); }
    void sync();
    // Drops the waiting writes, as Linux does after a failed fsync.
    void forget() { waiting_.clear(); }
    // After a power cut: each waiting write is on the disk completely, by half, or not at all.
    // Returns nothing if the file does not exist.
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

    // The power fails at the n-th write or sync from now. Every later operation fails.
    void cut_at(int operation);
    bool is_cut();
    // Files become what the cut left of them. No file may be open.
    void power_on(std::uint64_t seed);

    // Syncs report success but do nothing.
    void lie(bool lying);
    // The next sync fails, and the writes before it are forgotten.
    void fail_next_sync();
    // Every write fails with this result code of SQLite; 0 ends that.
    void refuse_writes(int result);

    // For the VFS. Each returns a result code of SQLite if the disk refuses.
    int read();
    int write(const std::string& path, std::int64_t at, std::string bytes);
    int truncate(const std::string& path, std::int64_t size);
    // A removed file may exist again after a cut, unless its folder was synced.
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
