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

Workshop::Workshop() {
    std::string name = (fs::temp_directory_path() / "bornes-test-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) throw std::runtime_error("cannot create " + name);
    folder_ = name;
    fs::create_directory(folder_ / "work");
}

Workshop::~Workshop() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

Outcome Workshop::shell(const std::string& script) const {
    const char* program = std::getenv("BORNES_CLI");
    if (program == nullptr) throw std::runtime_error("BORNES_CLI is not set");
    const std::string line = "cd '" + (folder_ / "work").string() + "' && bornes() { '" + program +
                             "' \"$@\"; } && { " + script + "\n} >../out 2>../err";
    const int status = std::system(line.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status), read("../out"),
            read("../err")};
}

Outcome Workshop::bornes(const std::string& arguments, std::string_view input) const {
    write("../in", input);
    return shell("bornes " + arguments + " <../in");
}

void Workshop::write(const std::string& file, std::string_view bytes) const {
    std::ofstream(folder_ / "work" / file, std::ios::binary) << bytes;
}

std::string Workshop::read(const std::string& file) const {
    return bytes_of(folder_ / "work" / file);
}

std::string Workshop::files() const {
    std::set<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(folder_ / "work"))
        names.insert(entry.path().lexically_relative(folder_ / "work").string());
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
