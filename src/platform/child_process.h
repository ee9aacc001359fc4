// Another program, which reads and writes lines on its standard input and output.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "platform/descriptor.h"

namespace bornes::platform {

class ChildProcess {
public:
    using Clock = std::chrono::steady_clock;
    enum class Reading { line, late, ended, endless };

    // Runs the command in a shell, in its own process group, so that Ctrl-C here does not reach it.
    // It shares our standard error. Throws std::system_error if it cannot be started.
    explicit ChildProcess(const std::string& command);
    // Kills the program if it is still running.
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    // Adds a line feed. Returns false if the program has not taken the line before `until`.
    bool write_line(std::string_view line, Clock::time_point until) const;
    // Reads the next line without its line end; `line()` returns it. `endless` means that the line
    // is longer than any answer.
    Reading read_line(Clock::time_point until);
    const std::string& line() const { return line_; }
    // Whether there is output that has not been read yet. Does not wait.
    bool has_more();

    // Waits for the program to end. Returns false if it is still running at `until`.
    bool has_ended_by(Clock::time_point until);
    // Closes the program's standard input, then waits in the same way.
    bool close_and_wait(Clock::time_point until);
    // The exit status of a program that has ended; nothing if a signal ended it.
    std::optional<int> exit_status() const;
    // Describes how the program ended: "ended with status 1" or "was ended by signal 11".
    std::string how_it_ended() const;
    void kill();
    bool alive() const { return pid_ > 0; }

private:
    bool take_line();
    bool fill(Clock::time_point until);
    bool reap(int flags);

    pid_t pid_ = -1;
    int status_ = 0;  // as returned by waitpid
    Descriptor to_;
    Descriptor from_;
    bool closed_ = false;  // the output has ended
    std::string buffer_;
    std::string line_;
};

}  // namespace bornes::platform
