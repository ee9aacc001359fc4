// Runs the program `bornes` as a user does, through a shell.
#pragma once

#include <string>
#include <string_view>

#include "support/temporary_folder.h"

namespace bornes::test {

struct Outcome {
    int exit = -1;  // 128 + the number of the signal, if a signal ended it
    std::string out;
    std::string err;
};

// A temporary folder for one test.
class Workshop {
public:
    Workshop();

    // Runs a line of sh in the folder. There, `bornes` is the program.
    Outcome shell(const std::string& script) const;
    // Runs `bornes ARGUMENTS` with `input` on its standard input.
    Outcome bornes(const std::string& arguments, std::string_view input = "") const;

    void write(const std::string& file, std::string_view bytes) const;
    std::string read(const std::string& file) const;
    // The names of all files in the folder, sorted, one per line.
    std::string files() const;

private:
    tests::TemporaryFolder folder_;
};

// A file of tests/cli/data.
std::string data(const std::string& name);

}  // namespace bornes::test
