#include "kept_game.h"

#include <fcntl.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iterator>
#include <utility>

namespace bornes::terminal {
namespace {

namespace fs = std::filesystem;

FileFault system_fault(const fs::path& file) {
    return {fmt::format("{}: {}", file.string(), std::strerror(errno))};
}

bool write_all(int descriptor, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno != EINTR) return false;
        if (count > 0) bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

// A rename lasts once its folder is on the disk too.
bool sync_folder(const fs::path& folder) {
    const int descriptor = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) return false;
    const bool done = fsync(descriptor) == 0;
    close(descriptor);
    return done;
}

// The open file, locked from its first moment on; -1 if it could not be written.
int write_synced(const fs::path& file, std::string_view bytes) {
    const int descriptor = open(file.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (descriptor < 0) return -1;
    flock(descriptor, LOCK_EX | LOCK_NB);
    if (write_all(descriptor, bytes) && fsync(descriptor) == 0) return descriptor;
    const int reason = errno;
    close(descriptor);
    errno = reason;
    return -1;
}

bool is_same_file(int descriptor, const fs::path& file) {
    struct stat open_one {};
    struct stat named {};
    return fstat(descriptor, &open_one) == 0 && stat(file.c_str(), &named) == 0 &&
           open_one.st_dev == named.st_dev && open_one.st_ino == named.st_ino;
}

}  // namespace

KeptFile::KeptFile(KeptFile&& other) noexcept
    : path_(std::move(other.path_)), descriptor_(std::exchange(other.descriptor_, -1)) {}

KeptFile::~KeptFile() {
    if (descriptor_ >= 0) close(descriptor_);
}

bool KeptFile::hold() {
    while (descriptor_ < 0) {
        const int descriptor = open(path_.c_str(), O_RDONLY | O_CLOEXEC);
        if (descriptor < 0) return true;
        const bool elsewhere = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
        // A file that has been replaced meanwhile is let go, and its successor tried.
        if (!elsewhere && is_same_file(descriptor, path_)) {
            descriptor_ = descriptor;
            return true;
        }
        close(descriptor);
        if (elsewhere) return false;
    }
    return true;
}

std::optional<FileFault> KeptFile::save(const Record& record) {
    std::error_code error;
    const fs::path folder = path_.has_parent_path() ? path_.parent_path() : fs::path(".");
    fs::create_directories(folder, error);
    if (error) return FileFault{fmt::format("{}: {}", folder.string(), error.message())};
    const fs::path draft = path_.string() + fmt::format(".{}.part", getpid());
    const int written = write_synced(draft, to_text(record));
    if (written >= 0 && rename(draft.c_str(), path_.c_str()) == 0) {
        if (descriptor_ >= 0) close(descriptor_);
        descriptor_ = written;
        if (sync_folder(folder)) return std::nullopt;
        return system_fault(path_);
    }
    const FileFault fault = system_fault(path_);
    if (written >= 0) close(written);
    unlink(draft.c_str());
    return fault;
}

std::variant<Record, FileFault> load(const fs::path& file) {
    std::error_code error;
    if (fs::is_directory(file, error))
        return FileFault{fmt::format("{}: {}", file.string(), std::strerror(EISDIR))};
    std::ifstream stream(file, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
    if (!stream) return system_fault(file);
    auto read = read_record(bytes);
    if (!read)
        return FileFault{to_text(*fault, file.string())};
    return std::get<Record>(std::move(read));
}

fs::path games_folder() {
    const char* state = std::getenv("XDG_STATE_HOME");
    // The XDG specification ignores paths that are not absolute.
    if (state != nullptr && *state == '/') return fs::path(state) / "bornes";
    const char* home = std::getenv("HOME");
    if (home != nullptr && *home == '/') return fs::path(home) / ".local/state/bornes";
    return fs::path(".bornes");
}

fs::path new_game_file() {
    const std::string stem = fmt::format("{:%Y-%m-%d-%H%M%S}", fmt::localtime(std::time(nullptr)));
    fs::path file = games_folder() / (stem + ".bornes");
    std::error_code error;
    fs::create_directories(games_folder(), error);
    for (int i = 2;; ++i) {
        const int descriptor = open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (descriptor >= 0) close(descriptor);
        // Whatever else is wrong will be told when the game is kept.
        if (descriptor >= 0 || errno != EEXIST) return file;
        file = games_folder() / fmt::format("{}-{}.bornes", stem, i);
    }
}

std::optional<fs::path> last_game() {
    std::error_code error;
    std::optional<fs::path> last;
    fs::file_time_type newest;
    for (const fs::directory_entry& entry : fs::directory_iterator(games_folder(), error)) {
        if (entry.path().extension() != ".bornes" || !entry.is_regular_file(error)) continue;
        const fs::file_time_type time = entry.last_write_time(error);
        if (error || (last && time <= newest)) continue;
        last = entry.path();
        newest = time;
    }
    if (!last || !KeptFile(*last).hold()) return std::nullopt;
    const auto record = load(*last);
    if (!std::holds_alternative<Record>(record)) return std::nullopt;
    const auto position = final_position(std::get<Record>(record));
    if (!position || position->board.phase == Phase::game_over) return std::nullopt;
    return last;
}

std::optional<Position> final_position(const Record& record) {
    if (!record.edition || !record.players) return std::nullopt;
    const RulesResult made = make_rules(*record.edition, *record.players, record.house);
    std::optional<Position> position;
    for (const Record::HandRecord& hand : record.hands) {
        if (!hand.deck) break;
        position =
            position ? deal_next(*position, *hand.deck) : deal(made.rules, *hand.deck, hand.dealer);
        for (const Action action : hand.actions) apply(*position, action);
    }
    return position;
}

}  // namespace bornes::terminal
