#include "output.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "bornes/utf8.h"
#include "failure.h"

namespace bornes::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongestName = 400;

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

// While a file has not its name yet, Ctrl-C waits: nothing half done is left behind.
class SignalsHeld {
public:
    SignalsHeld() {
        sigset_t signals;
        sigemptyset(&signals);
        for (const int signal : {SIGINT, SIGTERM, SIGHUP}) sigaddset(&signals, signal);
        pthread_sigmask(SIG_BLOCK, &signals, &before_);
    }
    ~SignalsHeld() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
    SignalsHeld(const SignalsHeld&) = delete;
    SignalsHeld& operator=(const SignalsHeld&) = delete;

private:
    sigset_t before_{};
};

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
        const bool closed = fchmod(descriptor_, mode_for(path)) == 0 && close(descriptor_) == 0;
        descriptor_ = -1;
        if (!closed) throw system_failure("cannot write to " + path);
        if (rename(path_.c_str(), path.c_str()) != 0) throw system_failure("cannot create " + path);
        path_.clear();
    }

private:
    // A file that is replaced stays as open or closed to others as it was.
    static mode_t mode_for(const std::string& path) {
        struct stat old {};
        if (stat(path.c_str(), &old) == 0) return old.st_mode & 0777;
        const mode_t mask = umask(0);
        umask(mask);
        return 0666 & ~mask;
    }

    SignalsHeld held_;
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
    return Failure(printable(what, kLongestName) + ": " + std::strerror(errno));
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
    // A link to a file keeps its place: what it points to is replaced.
    const fs::path target = fs::weakly_canonical(path, error);
    const std::string name = error ? path : target.string();
    TemporaryFile(name).write_and_rename(bytes, name);
}

}  // namespace bornes::cli
