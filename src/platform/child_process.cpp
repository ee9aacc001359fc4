#include "platform/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>
#include <thread>
#include <utility>

#include "platform/signals.h"

namespace bornes::platform {
namespace {

constexpr std::size_t kLongestLine = std::size_t{1} << 16;

void require(int error, const char* what) {
    if (error != 0) throw std::system_error(error, std::generic_category(), what);
}

using Clock = ChildProcess::Clock;

struct Pipe {
    Pipe() {
        std::array<int, 2> ends{};
        if (pipe2(ends.data(), O_CLOEXEC) != 0) require(errno, "pipe");
        to_read = Descriptor(ends[0]);
        to_write = Descriptor(ends[1]);
    }

    Descriptor to_read;
    Descriptor to_write;
};

class SpawnSettings {
public:
    SpawnSettings(int in, int out) {
        posix_spawn_file_actions_init(&actions);
        posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
        posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
        posix_spawnattr_init(&attributes);
        posix_spawnattr_setpgroup(&attributes, 0);
        sigset_t usual;
        sigemptyset(&usual);
        sigaddset(&usual, SIGPIPE);
        posix_spawnattr_setsigdefault(&attributes, &usual);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    }
    ~SpawnSettings() {
        posix_spawn_file_actions_destroy(&actions);
        posix_spawnattr_destroy(&attributes);
    }
    SpawnSettings(const SpawnSettings&) = delete;
    SpawnSettings& operator=(const SpawnSettings&) = delete;

    posix_spawn_file_actions_t actions{};
    posix_spawnattr_t attributes{};
};

int milliseconds_until(Clock::time_point until) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
    return static_cast<int>(std::clamp<std::int64_t>(left, 0, 1000000));
}

bool wait_for(int descriptor, short what, Clock::time_point until) {
    pollfd waiting{descriptor, what, 0};
    int ready = 0;
    do {
        ready = poll(&waiting, 1, milliseconds_until(until));
    } while (ready < 0 ? errno == EINTR : ready == 0 && Clock::now() < until);
    return ready > 0;
}

}  // namespace

ChildProcess::ChildProcess(const std::string& command) {
    // Writing to a program that has ended must fail with an error instead of ending us.
    ignore_broken_pipes();
    Pipe in;
    Pipe out;
    const SpawnSettings settings(in.to_read.get(), out.to_write.get());
    std::string shell = "sh";
    std::string option = "-c";
    std::string line = command;
    const std::array<char*, 4> arguments{shell.data(), option.data(), line.data(), nullptr};
    require(posix_spawn(&pid_, "/bin/sh", &settings.actions, &settings.attributes, arguments.data(),
                        environ),
            "cannot start /bin/sh");
    to_ = std::move(in.to_write);
    from_ = std::move(out.to_read);
    fcntl(to_.get(), F_SETFL, O_NONBLOCK);
    fcntl(from_.get(), F_SETFL, O_NONBLOCK);
}

ChildProcess::~ChildProcess() { kill(); }

void ChildProcess::kill() {
    if (!alive()) return;
    ::kill(-pid_, SIGKILL);
    reap(0);
}

bool ChildProcess::write_line(std::string_view line, Clock::time_point until) const {
    std::string bytes(line);
    bytes += '\n';
    std::string_view rest = bytes;
    while (!rest.empty()) {
        const ssize_t count = write(to_.get(), rest.data(), rest.size());
        if (count >= 0)
            rest.remove_prefix(static_cast<std::size_t>(count));
        else if (errno == EAGAIN ? !wait_for(to_.get(), POLLOUT, until) : errno != EINTR)
            return false;
    }
    return true;
}

ChildProcess::Reading ChildProcess::read_line(Clock::time_point until) {
    while (!take_line()) {
        if (buffer_.size() > kLongestLine) return Reading::endless;
        if (closed_) return Reading::ended;
        if (!fill(until)) return Reading::late;
    }
    return Reading::line;
}

bool ChildProcess::take_line() {
    const std::size_t end = buffer_.find('\n');
    if (end == std::string::npos) return false;
    line_ = buffer_.substr(0, end);
    if (line_.ends_with('\r')) line_.pop_back();
    buffer_.erase(0, end + 1);
    return true;
}

// Returns false if nothing came before `until`.
bool ChildProcess::fill(Clock::time_point until) {
    if (!wait_for(from_.get(), POLLIN, until)) return false;
    std::array<char, 4096> chunk{};
    const ssize_t count = read(from_.get(), chunk.data(), chunk.size());
    if (count > 0) buffer_.append(chunk.data(), static_cast<std::size_t>(count));
    closed_ = count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR);
    return true;
}

bool ChildProcess::has_more() {
    if (buffer_.empty() && !closed_) fill(Clock::now());
    return !buffer_.empty();
}

bool ChildProcess::close_and_wait(Clock::time_point until) {
    to_.close();
    return has_ended_by(until);
}

bool ChildProcess::has_ended_by(Clock::time_point until) {
    using namespace std::chrono_literals;
    while (alive() && !reap(WNOHANG)) {
        if (Clock::now() >= until) return false;
        std::this_thread::sleep_for(1ms);
    }
    return true;
}

// Returns whether the program has ended.
bool ChildProcess::reap(int flags) {
    if (waitpid(pid_, &status_, flags) == 0) return false;
    pid_ = -1;
    return true;
}

std::optional<int> ChildProcess::exit_status() const {
    return WIFEXITED(status_) ? std::optional(WEXITSTATUS(status_)) : std::nullopt;
}

std::string ChildProcess::how_it_ended() const {
    constexpr int of_signals = 128;  // a shell adds it to the signal that ended its command
    const auto status = exit_status();
    if (!status) return "was ended by signal " + std::to_string(WTERMSIG(status_));
    std::string text = "ended with status " + std::to_string(*status);
    if (*status > of_signals) text += " (signal " + std::to_string(*status - of_signals) + ")";
    return text;
}

}  // namespace bornes::platform
