// The errors that end a command.
#pragma once

#include <cerrno>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>

#include "bornes/utf8.h"
#include "speech.h"

namespace bornes::cli {

inline constexpr int kExitFailure = 2;

// The message for standard error says what failed, where and why. The program exits with 2.
class Failure : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

// A fault of the input, whose message begins with its place: "FILE:LINE:COLUMN: why".
class InputFault : public Failure {
public:
    using Failure::Failure;
};

// The log of the server says what failed. The program exits with 2 and prints nothing more.
class FailureInLog : public std::exception {};

// The reader of standard output closed it. The program ends silently, as if by SIGPIPE.
class OutputClosed : public std::exception {
public:
    static constexpr int kExit = 128 + 13;
};

// The line for standard error: "bornes: cannot open FILE: why". A fault of the input begins with
// its place instead.
std::string complaint(const std::exception& error);

// "WHAT: why", such as "cannot lock FILE: No such file or directory". The reason comes from errno.
Failure system_failure(const std::string& what);
// The same, with a given reason.
Failure system_failure(const std::string& what, std::error_code why);

// The same with a phrase of the catalogue that has {file} and {why}.
template <class Phrase>
Failure system_failure(std::string_view file, std::error_code why) {
    constexpr std::size_t longest_name = 400;
    return Failure(translate(Phrase{.file = printable(file, longest_name), .why = translate(why)}));
}
template <class Phrase>
Failure system_failure(std::string_view file) {
    return system_failure<Phrase>(file, {errno, std::generic_category()});
}

}  // namespace bornes::cli
