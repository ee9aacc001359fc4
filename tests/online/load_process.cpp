#include "online/load_process.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <regex>

namespace bornes::tests {
namespace {

// Reads 12 from "12 reconnects". Returns -1 if there is no such line.
int number_before(const std::string& text, const std::string& words) {
    std::smatch match;
    return std::regex_search(text, match, std::regex("([0-9]+) " + words)) ? std::stoi(match[1])
                                                                           : -1;
}

}  // namespace

LoadProcess::LoadProcess(std::uint16_t port, const std::string& database, int tables, int seconds) {
    const std::string command = fmt::format(
        "\"$BORNES_CLI\" load http://127.0.0.1:{} --tables {} --think 5 --seconds {} --database "
        "'{}' >{} "
        "2>&1",
        port, tables, seconds, database, folder_.file("out"));
    thread_ = std::thread([this, command] { status_ = std::system(command.c_str()); });
}

LoadProcess::~LoadProcess() {
    if (thread_.joinable()) thread_.join();
}

int LoadProcess::finish() {
    thread_.join();
    std::ifstream in(folder_.file("out"));
    const std::string text(std::istreambuf_iterator<char>(in), {});
    EXPECT_EQ(status_, 0) << text;
    EXPECT_EQ(number_before(text, "missing"), 0) << text;
    reconnects_ = number_before(text, "reconnects");
    return number_before(text, "acknowledged moves looked up");
}

}  // namespace bornes::tests
