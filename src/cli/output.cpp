#include "output.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "failure.h"

namespace bornes::cli {
namespace {

namespace fs = std::filesystem;

void write_all(int descriptor, std::string_view bytes, const std::string& name) {
    while (!bytes.empty()) {
        const ssize_t count = write(descriptor, bytes.data(), bytes.size());
        if (count >= 0)
            bytes.remove_prefix(static_cast<std::size_t>(count));
        else if (errno == EPIPE)
            throw OutputClosed();
        else if (errno != EINTR)
            throw system_failure("cannot write to " + name);
    }
}

// An open file that is gone again unless it was renamed to what it should be.
class TemporaryFile {
public:
    explicit TemporaryFile(const std::string& path) : path_(path + ".XXXXXX") {
        descriptor_ = mkstemp(path_.data());
        if (descriptor_ < 0) throw system_failure("cannot create " + path);
    }
    ~TemporaryFile() {
        if (descriptor_ >= 0) close(descriptor_);
        if (!path_.empty()) unlink(path_.c_str());
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    void write_and_rename(std::string_view bytes, const std::string& path) {
        write_all(descriptor_, bytes, path);
        const mode_t mask = umask(0);
        umask(mask);
        const bool closed = fchmod(descriptor_, 0666 & ~mask) == 0 && close(descriptor_) == 0;
        descriptor_ = -1;
        if (!closed) throw system_failure("cannot write to " + path);
        if (rename(path_.c_str(), path.c_str()) != 0) throw system_failure("cannot create " + path);
        path_.clear();
    }

private:
    std::string path_;
    int descriptor_ = -1;
};

void write_in_place(const std::string& path, std::string_view bytes) {
    const int descriptor = open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor < 0) throw system_failure("cannot open " + path);
    try {
        write_all(descriptor, bytes, path);
    } catch (...) {
        close(descriptor);
        throw;
    }
    if (close(descriptor) != 0) throw system_failure("cannot write to " + path);
}

}  // namespace

Failure system_failure(const std::string& what) {
    return Failure(what + ": " + std::strerror(errno));
}

void Output::flush_if_large() {
    constexpr std::size_t large = std::size_t{1} << 16;
    if (text_.size() >= large) flush();
}

void Output::flush() {
    const std::string_view bytes = text_;
    write_all(STDOUT_FILENO, bytes, "standard output");
    text_.clear();
}

void tell(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stderr); }

void write_file(const std::string& path, std::string_view bytes) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (fs::exists(status) && !fs::is_regular_file(status)) return write_in_place(path, bytes);
    // A link keeps its place: what it points to is replaced.
    const fs::path target = fs::weakly_canonical(path, error);
    const std::string name = error ? path : target.string();
    TemporaryFile(name).write_and_rename(bytes, name);
}

}  // namespace bornes::cli
