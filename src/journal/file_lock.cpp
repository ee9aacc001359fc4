#include "journal/file_lock.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "journal/store.h"

namespace bornes::journal {

FileLock::FileLock(const std::string& path)
    : descriptor_(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600)) {
    if (descriptor_ < 0)
        throw StoreError(fmt::format("cannot open {}: {}", path, std::strerror(errno)));
    if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) return;
    ::close(descriptor_);
    throw StoreError(
        fmt::format("another process has the database open (it holds {}); several processes need "
                    "PostgreSQL",
                    path));
}

FileLock::~FileLock() { ::close(descriptor_); }

}  // namespace bornes::journal
