#include "platform/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>

#include <cerrno>

namespace bornes::platform {
namespace {

namespace fs = std::filesystem;

bool is_same_file(const Descriptor& file, const fs::path& path) {
    struct stat open_one {};
    struct stat named {};
    return fstat(file.get(), &open_one) == 0 && stat(path.c_str(), &named) == 0 &&
           open_one.st_dev == named.st_dev && open_one.st_ino == named.st_ino;
}

}  // namespace

FileLock::Outcome FileLock::lock(const fs::path& path, IfMissing missing) {
    const int flags = missing == IfMissing::create ? O_RDWR | O_CREAT : O_RDONLY;
    while (!file_.is_open()) {
        Descriptor file(open(path.c_str(), flags | O_CLOEXEC, 0600));
        if (!file.is_open())
            return errno == ENOENT && missing == IfMissing::leave ? Outcome::missing
                                                                  : Outcome::failed;
        if (flock(file.get(), LOCK_EX | LOCK_NB) != 0)
            return errno == EWOULDBLOCK ? Outcome::elsewhere : Outcome::failed;
        // If the file was replaced after it was opened, try the new file.
        if (is_same_file(file, path)) file_ = std::move(file);
    }
    return Outcome::held;
}

std::optional<ReplaceFault> FileLock::replace(const fs::path& path, std::string_view bytes) {
    return replace_file(path, bytes, {.synced = true, .locked = &file_});
}

}  // namespace bornes::platform
