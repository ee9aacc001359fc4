#include "cli/program.h"

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>

namespace bornes::test {
namespace fs = std::filesystem;
namespace {

std::string bytes_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

Workshop::Workshop() { fs::create_directory(folder_.path() / "work"); }

Outcome Workshop::shell(const std::string& script) const {
    const char* program = std::getenv("BORNES_CLI");
    if (program == nullptr) throw std::runtime_error("BORNES_CLI is not set");
    // Messages depend on the locale. A test that needs another locale sets it.
    const std::string line = "export LC_ALL=C.UTF-8; cd '" + (folder_.path() / "work").string() +
                             "' && bornes() { env -u BORNES_CLI '" + program + "' \"$@\"; } && { " +
                             script + "\n} >../out 2>../err";
    const int status = std::system(line.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), read("../out"),
            read("../err")};
}

Outcome Workshop::bornes(const std::string& arguments, std::string_view input) const {
    write("../in", input);
    return shell("bornes " + arguments + " <../in");
}

void Workshop::write(const std::string& file, std::string_view bytes) const {
    std::ofstream(folder_.path() / "work" / file, std::ios::binary) << bytes;
}

std::string Workshop::read(const std::string& file) const {
    return bytes_of(folder_.path() / "work" / file);
}

std::string Workshop::files() const {
    std::set<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(folder_.path() / "work"))
        names.insert(entry.path().lexically_relative(folder_.path() / "work").string());
    std::string text;
    for (const std::string& name : names) text += name + "\n";
    return text;
}

std::string data(const std::string& name) {
    const fs::path file = fs::path("tests/cli/data") / name;
    if (!fs::exists(file)) throw std::runtime_error("there is no " + file.string());
    return bytes_of(file);
}

}  // namespace bornes::test
