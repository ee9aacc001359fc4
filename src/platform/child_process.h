// Another program, talked to in lines over its standard input and output.
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

    // Runs the command in a shell and a process group of its own, so that a Ctrl-C here is not also
    // one there. Its standard error is ours. Throws std::system_error if it cannot be started.
    explicit ChildProcess(const std::string& command);
    // Ends the program, whatever it is doing.
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    // Adds a line feed. False if the program has not taken it by then.
    bool write_line(std::string_view line, Clock::time_point until) const;
    // The next line without its end, in `line()`. `endless`: more bytes than any answer has.
    Reading read_line(Clock::time_point until);
    const std::string& line() const { return line_; }
    // Whether something has been written that nobody has read yet. Does not wait.
    bool has_more();

    // Waits for its end; false if it is still there.
    bool has_ended_by(Clock::time_point until);
    // The same after its standard input was closed.
    bool ends_by(Clock::time_point until);
    // Of a program that has ended: its exit status, nothing if a signal ended it.
    std::optional<int> exit_status() const;
    // "ended with status 1", "was ended by signal 11"
    std::string how_it_ended() const;
    void kill();
    bool alive() const { return pid_ > 0; }

private:
    bool take_line();
    bool fill(Clock::time_point until);
    bool reap(int flags);

    pid_t pid_ = -1;
    int status_ = 0;  // as waitpid gives it
    Descriptor to_;
    Descriptor from_;
    bool closed_ = false;  // nothing more comes
    std::string buffer_;
    std::string line_;
};

}  // namespace bornes::platform
