#include "output.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>

#include "bornes/utf8.h"
#include "failure.h"
#include "platform/descriptor.h"
#include "platform/replace_file.h"

namespace bornes::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kLongestName = 400;

// Call it directly after a failed write, because errno says why.
[[noreturn]] void fail_to_write(const std::string& name) {
    if (errno == EPIPE) throw OutputClosed();
    throw system_failure<words::phrase::error_cannot_write>(name);
}

void write_in_place(const std::string& path, std::string_view bytes) {
    platform::Descriptor file(open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (!file.is_open()) throw system_failure<words::phrase::error_cannot_open>(path);
    if (!platform::write_all(file.get(), bytes) || !file.close()) fail_to_write(path);
}

}  // namespace

std::string complaint(const std::exception& error) {
    const bool has_place = dynamic_cast<const InputFault*>(&error) != nullptr;
    return fmt::format("{}{}\n", has_place ? "" : "bornes: ", error.what());
}

Failure system_failure(const std::string& what, std::error_code why) {
    return Failure(printable(what, kLongestName) + ": " + translate(why));
}

Failure system_failure(const std::string& what) {
    return system_failure(what, {errno, std::generic_category()});
}

void Output::flush_if_large() {
    constexpr std::size_t large = std::size_t{1} << 16;
    if (text_.size() >= large) flush();
}

void Output::flush() {
    if (!platform::write_all(STDOUT_FILENO, text_))
        fail_to_write(translate(words::Word::error_standard_output));
    text_.clear();
}

void tell(std::string_view text) { std::fwrite(text.data(), 1, text.size(), stderr); }

void create_folder(const std::string& path) {
    std::error_code error;
    fs::create_directories(path, error);
    if (error) throw system_failure("cannot create the folder " + path, error);
}

void write_file(const std::string& path, std::string_view bytes) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (fs::exists(status) && !fs::is_regular_file(status)) return write_in_place(path, bytes);
    // Follows a symbolic link, so that the link stays and its target is replaced.
    const fs::path target = fs::weakly_canonical(path, error);
    const std::string name = error ? path : target.string();
    if (const auto fault = platform::replace_file(name, bytes))
        throw system_failure(std::string(fault->what) + ' ' + name, fault->why);
}

}  // namespace bornes::cli
