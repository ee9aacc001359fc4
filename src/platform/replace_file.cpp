#include "platform/replace_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string>

#include "platform/signals.h"

namespace bornes::platform {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kCannotCreate = "cannot create";
constexpr std::string_view kCannotWrite = "cannot write to";

fs::path folder_of(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

mode_t mode_for(const fs::path& path, Replacing::Readers readers) {
    if (readers == Replacing::Readers::owner_only) return 0600;
    struct stat old {};
    if (stat(path.c_str(), &old) == 0) return old.st_mode & 0777;
    const mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

// A rename survives a power cut only once its folder is synced too.
bool sync_folder(const fs::path& folder) {
    const Descriptor descriptor(open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    return descriptor.is_open() && fsync(descriptor.get()) == 0;
}

// An open temporary file beside `target`. It is removed unless it was renamed.
class Draft {
public:
    explicit Draft(const fs::path& target)
        : path_(target.string() + ".XXXXXX"), file_(mkostemp(path_.data(), O_CLOEXEC)) {
        if (!file_.is_open()) path_.clear();
    }
    ~Draft() {
        if (!path_.empty()) unlink(path_.c_str());
    }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;

    Descriptor& file() { return file_; }
    bool write(std::string_view bytes, mode_t mode, bool synced) const {
        return write_all(file_.get(), bytes) && fchmod(file_.get(), mode) == 0 &&
               (!synced || fsync(file_.get()) == 0);
    }
    bool rename_to(const fs::path& target) {
        if (rename(path_.c_str(), target.c_str()) != 0) return false;
        path_.clear();
        return true;
    }

private:
    SignalsHeld held_;
    std::string path_;
    Descriptor file_;
};

}  // namespace

std::optional<ReplaceFault> replace_file(const fs::path& path, std::string_view bytes,
                                         Replacing how) {
    const auto fault = [&](std::string_view what) {
        return ReplaceFault{what, path, {errno, std::generic_category()}};
    };
    Draft draft(path);
    if (!draft.file().is_open()) return fault(kCannotCreate);
    if (how.locked != nullptr) flock(draft.file().get(), LOCK_EX | LOCK_NB);
    if (!draft.write(bytes, mode_for(path, how.readers), how.synced)) return fault(kCannotWrite);
    if (how.locked == nullptr && !draft.file().close()) return fault(kCannotWrite);
    if (!draft.rename_to(path)) return fault(kCannotCreate);
    if (how.locked != nullptr) *how.locked = std::move(draft.file());
    if (how.synced && !sync_folder(folder_of(path))) return fault(kCannotWrite);
    return std::nullopt;
}

std::error_code create_folder_of(const fs::path& file) {
    std::error_code error;
    fs::create_directories(folder_of(file), error);
    return error;
}

}  // namespace bornes::platform
