#include "client/guests.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <sstream>
#include <vector>

namespace bornes::client {
namespace {

namespace fs = std::filesystem;

// A line each, the one used last first: origin, token, name; the name may have blanks.
struct Entry {
    std::string origin;
    Guest guest;
};

std::vector<Entry> read_entries(const fs::path& file) {
    std::vector<Entry> entries;
    std::ifstream stream(file);
    for (std::string line; std::getline(stream, line);) {
        std::istringstream words(line);
        Entry entry;
        if (words >> entry.origin >> entry.guest.token && words.get() == ' ' &&
            std::getline(words, entry.guest.name))
            entries.push_back(std::move(entry));
    }
    return entries;
}

bool same_guest(const Entry& entry, const std::string& origin, const std::string& name) {
    return entry.origin == origin && (name.empty() || entry.guest.name == name);
}

}  // namespace

std::optional<Guest> find_guest(const fs::path& file, const std::string& origin,
                                const std::string& name) {
    for (const Entry& entry : read_entries(file))
        if (same_guest(entry, origin, name)) return entry.guest;
    return std::nullopt;
}

std::string keep_guest(const fs::path& file, const std::string& origin, const Guest& guest) {
    std::string text = fmt::format("{} {} {}\n", origin, guest.token, guest.name);
    for (const Entry& entry : read_entries(file))
        if (!same_guest(entry, origin, guest.name))
            text += fmt::format("{} {} {}\n", entry.origin, entry.guest.token, entry.guest.name);
    std::error_code error;
    fs::create_directories(file.parent_path(), error);
    const std::string draft = fmt::format("{}.{}.part", file.string(), getpid());
    const auto fault = [&] { return fmt::format("{}: {}", file.string(), std::strerror(errno)); };
    const int descriptor = open(draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (descriptor < 0) return fault();
    const bool written =
        write(descriptor, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    close(descriptor);
    if (written && rename(draft.c_str(), file.c_str()) == 0) return {};
    std::string why = fault();
    unlink(draft.c_str());
    return why;
}

}  // namespace bornes::client
