#include "client/guests.h"

#include <fmt/format.h>

#include <fstream>
#include <sstream>
#include <vector>

#include "platform/replace_file.h"

namespace bornes::client {
namespace {

namespace fs = std::filesystem;

// One entry per line, the last used first: origin, token, name. The name may contain blanks.
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
    const std::error_code error = platform::create_folder_of(file);
    if (error) return fmt::format("{}: {}", file.string(), error.message());
    const auto fault =
        platform::replace_file(file, text, {.readers = platform::Replacing::Readers::owner_only});
    return fault ? fmt::format("{}: {}", file.string(), fault->why.message()) : std::string();
}

}  // namespace bornes::client
