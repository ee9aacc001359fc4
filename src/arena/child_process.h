// Another program, talked to in lines over its standard input and output.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>

namespace bornes::arena {

using Clock = std::chrono::steady_clock;

class ChildProcess {
public:
    enum class Reading { line, late, ended, endless };

    // Runs the command in a shell and a process group of its own, so that a Ctrl-C here is not also
    // one there. Its standard error is ours. Throws std::system_error if it cannot be started.
    explicit ChildProcess(const std::string& command);
    // Ends the program, whatever it is doing.
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;

    // Adds a line feed. False if the program has not taken it by then.
    bool write_line(std::string_view line, Clock::time_point until);
    // The next line without its end, in `line()`. `endless`: more bytes than any answer has.
    Reading read_line(Clock::time_point until);
    const std::string& line() const { return line_; }
    // Whether something has been written that nobody has read yet. Does not wait.
    bool has_more();

    // Closes its standard input and waits for its end; false if it is still there.
    bool ends_by(Clock::time_point until);
    void kill();
    bool alive() const { return pid_ > 0; }

private:
    bool take_line();
    bool fill(Clock::time_point until);
    bool reap(int flags);

    pid_t pid_ = -1;
    int to_ = -1;
    int from_ = -1;
    bool closed_ = false;  // nothing more comes
    std::string buffer_;
    std::string line_;
};

}  // namespace bornes::arena
