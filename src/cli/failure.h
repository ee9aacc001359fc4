// How a command ends when it cannot do what it was asked.
#pragma once

#include <stdexcept>
#include <string>
#include <system_error>

namespace bornes::cli {

inline constexpr int kExitFailure = 2;

// A message for standard error that says what, where and why; the program exits with 2.
class Failure : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// A fault of the input, whose message begins with its place: "FILE:LINE:COLUMN: why".
class InputFault : public Failure {
public:
    using Failure::Failure;
};

// Whoever read our output has closed it: nothing to say, as with a program that SIGPIPE ends.
class OutputClosed : public std::exception {
public:
    static constexpr int kExit = 128 + 13;
};

// "cannot open FILE: No such file or directory", the second half from errno.
Failure system_failure(const std::string& what);
// The same, with the reason given.
Failure system_failure(const std::string& what, std::error_code why);

}  // namespace bornes::cli
