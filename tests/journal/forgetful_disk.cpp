#include "journal/forgetful_disk.h"

#include <sqlite3.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

namespace bornes::tests {
namespace {

constexpr std::size_t kSector = 512;

std::optional<std::string> bytes_of(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) return std::nullopt;
    return std::string(std::istreambuf_iterator<char>(in), {});
}

}  // namespace

void DiskFile::apply(const Change& change) {
    if (change.kind == Change::Kind::remove) {
        synced_.reset();
        return;
    }
    if (!synced_) synced_.emplace();
    const auto at = static_cast<std::size_t>(change.at);
    if (change.kind == Change::Kind::truncate) {
        synced_->resize(at);
        return;
    }
    if (synced_->size() < at + change.bytes.size()) synced_->resize(at + change.bytes.size());
    synced_->replace(at, change.bytes.size(), change.bytes);
}

void DiskFile::sync() {
    for (const Change& change : waiting_) apply(change);
    waiting_.clear();
}

const std::optional<std::string>& DiskFile::after_cut(Random& random) {
    for (Change& change : waiting_) {
        const auto luck = random.below(3);
        if (luck == 0) continue;
        if (luck == 1 && change.kind == Change::Kind::write && change.bytes.size() > kSector)
            change.bytes.resize(kSector);
        apply(change);
    }
    waiting_.clear();
    return synced_;
}

void ForgetfulDisk::cut_at(int operation) {
    const std::lock_guard lock(mutex_);
    until_cut_ = operation;
}

bool ForgetfulDisk::is_cut() {
    const std::lock_guard lock(mutex_);
    return cut_;
}

void ForgetfulDisk::power_on(std::uint64_t seed) {
    const std::lock_guard lock(mutex_);
    Random random(seed);
    for (auto& [path, file] : files_) {
        std::filesystem::remove(path + "-shm");
        const auto& left = file.after_cut(random);
        if (left)
            std::ofstream(path, std::ios::binary) << *left;
        else
            std::filesystem::remove(path);
    }
    files_.clear();
    cut_ = false;
    until_cut_ = 0;
}

void ForgetfulDisk::lie(bool lying) {
    const std::lock_guard lock(mutex_);
    lying_ = lying;
}

void ForgetfulDisk::fail_next_sync() {
    const std::lock_guard lock(mutex_);
    failing_ = true;
}

void ForgetfulDisk::refuse_writes(int result) {
    const std::lock_guard lock(mutex_);
    refusal_ = result;
}

void ForgetfulDisk::open(const std::string& path) {
    const std::lock_guard lock(mutex_);
    if (!files_.contains(path)) files_.emplace(path, DiskFile(bytes_of(path)));
}

int ForgetfulDisk::read() {
    const std::lock_guard lock(mutex_);
    return cut_ ? SQLITE_IOERR_READ : SQLITE_OK;
}

// Counts down to the power cut.
int ForgetfulDisk::change(int when_cut) {
    if (until_cut_ > 0 && --until_cut_ == 0) cut_ = true;
    return cut_ ? when_cut : SQLITE_OK;
}

int ForgetfulDisk::write(const std::string& path, std::int64_t at, std::string bytes) {
    const std::lock_guard lock(mutex_);
    if (refusal_ != 0) return refusal_;
    const bool was_cut = cut_;
    const int result = change(SQLITE_IOERR_WRITE);
    // The write during which the power fails may still reach the disk.
    if (!was_cut) files_.at(path).write(at, std::move(bytes));
    return result;
}

int ForgetfulDisk::truncate(const std::string& path, std::int64_t size) {
    const std::lock_guard lock(mutex_);
    if (const int result = change(SQLITE_IOERR_TRUNCATE); result != SQLITE_OK) return result;
    files_.at(path).truncate(size);
    return SQLITE_OK;
}

int ForgetfulDisk::remove(const std::string& path, bool sync_folder) {
    const std::lock_guard lock(mutex_);
    if (const int result = change(SQLITE_IOERR_DELETE); result != SQLITE_OK) return result;
    const auto file = files_.find(path);
    if (file == files_.end()) return SQLITE_OK;
    file->second.remove();
    if (sync_folder) file->second.sync();
    return SQLITE_OK;
}

int ForgetfulDisk::sync(const std::string& path) {
    const std::lock_guard lock(mutex_);
    if (const int result = change(SQLITE_IOERR_FSYNC); result != SQLITE_OK) return result;
    if (std::exchange(failing_, false)) {
        files_.at(path).forget();
        return SQLITE_IOERR_FSYNC;
    }
    if (!lying_) files_.at(path).sync();
    return SQLITE_OK;
}

}  // namespace bornes::tests
