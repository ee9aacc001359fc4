#include "journal/sqlite_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstring>

#include "journal/store.h"

namespace bornes::journal {
namespace {

constexpr mode_t kPrivate = S_IRUSR | S_IWUSR;

}  // namespace

SqliteFile::SqliteFile(std::string path)
    : path_(std::move(path)),
      file_(::open(path_.c_str(), O_RDONLY | O_CREAT | O_CLOEXEC, kPrivate)) {
    if (!file_.is_open())
        throw StoreError(fmt::format("cannot open {}: {}", path_, std::strerror(errno)));
    // If we do not own the files, we cannot change their permissions, but may still write to them.
    ::fchmod(file_.get(), kPrivate);
    for (const char* beside : {"-wal", "-shm"}) ::chmod((path_ + beside).c_str(), kPrivate);
    struct stat found {};
    ::fstat(file_.get(), &found);
    own_ = {found.st_dev, found.st_ino};
}

void SqliteFile::check() const {
    if (identity_of(path_) != own_)
        throw StoreError(
            fmt::format("{} was deleted or replaced while the server runs: stop the server, put "
                        "the file back, and start it again",
                        path_));
}

void SqliteFile::check_with_log() {
    check();
    const auto log = identity_of(path_ + "-wal");
    if (!log_) log_ = log;
    log_lost_ = log_lost_ || log != log_;
    if (log_lost_)
        throw StoreError(
            fmt::format("{}-wal was deleted or replaced while the server runs: restart the server, "
                        "which still has what was stored",
                        path_));
}

std::optional<SqliteFile::Identity> SqliteFile::identity_of(const std::string& path) {
    struct stat found {};
    if (::stat(path.c_str(), &found) != 0) return std::nullopt;
    return Identity{found.st_dev, found.st_ino};
}

}  // namespace bornes::journal
