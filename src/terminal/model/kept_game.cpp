#include "terminal/model/kept_game.h"

#include <fcntl.h>
#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <ctime>
#include <fstream>
#include <functional>
#include <iterator>
#include <utility>

#include "platform/user_folders.h"
#include "words/faults.h"

namespace bornes::terminal {
namespace {

namespace fs = std::filesystem;

}  // namespace

std::string tell_fault(const words::Voice& voice, const FileFault& fault) {
    return fmt::format("{}: {}", fault.file.string(), words::describe(voice, fault.why));
}

bool KeptFile::hold() {
    using platform::FileLock;
    // A file system without locks is no reason not to play.
    return lock_.lock(path_, FileLock::IfMissing::leave) != FileLock::Outcome::elsewhere;
}

std::optional<FileFault> KeptFile::save(const Record& record) {
    if (const std::error_code error = platform::create_folder_of(path_))
        return FileFault{path_.parent_path(), error};
    const auto fault = lock_.replace(path_, to_text(record));
    if (!fault) return std::nullopt;
    return FileFault{path_, fault->why};
}

std::variant<ReadableRecord, FileFault> load(const fs::path& file, words::Speech speech) {
    std::error_code error;
    if (fs::is_directory(file, error))
        return FileFault{file, std::make_error_code(std::errc::is_a_directory)};
    std::ifstream stream(file, std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(stream), {}};
    if (!stream) return FileFault{file, {errno, std::generic_category()}};
    PartialRecord read = read_record_part(bytes);
    const words::Voice voice(speech, kDefaultEdition);
    return ReadableRecord{std::move(read.record),
                          read.fault ? words::describe(voice, *read.fault, file.string()) : ""};
}

fs::path new_game_file() {
    const std::string stem = fmt::format("{:%Y-%m-%d-%H%M%S}", fmt::localtime(std::time(nullptr)));
    fs::path file = platform::state_folder() / (stem + ".bornes");
    platform::create_folder_of(file);
    for (int i = 2;; ++i) {
        const platform::Descriptor taken(
            open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
        // Other errors are reported when the game is saved.
        if (taken.is_open() || errno != EEXIST) return file;
        file = platform::state_folder() / fmt::format("{}-{}.bornes", stem, i);
    }
}

std::vector<KeptGame> kept_games(words::Speech speech) {
    constexpr std::size_t most = 300;  // as many as a person may look through
    std::error_code error;
    std::vector<std::pair<fs::file_time_type, fs::path>> files;
    for (const fs::directory_entry& entry :
         fs::directory_iterator(platform::state_folder(), error)) {
        if (entry.path().extension() != ".bornes" || !entry.is_regular_file(error)) continue;
        const fs::file_time_type time = entry.last_write_time(error);
        if (!error) files.emplace_back(time, entry.path());
    }
    std::sort(files.begin(), files.end(), std::greater<>());
    if (files.size() > most) files.resize(most);
    std::vector<KeptGame> games;
    for (const auto& [time, file] : files) {
        auto loaded = load(file, speech);
        auto* read = std::get_if<ReadableRecord>(&loaded);
        if (read == nullptr) continue;
        const auto position = final_position(read->record);
        if (!position) continue;
        games.push_back({file, std::move(read->record), std::move(read->fault),
                         position->board.phase == Phase::game_over});
    }
    return games;
}

bool can_continue(const KeptGame& game) {
    return game.fault.empty() && !game.over && KeptFile(game.file).hold();
}

std::optional<KeptGame> last_game() {
    std::vector<KeptGame> games = kept_games();
    if (games.empty() || !can_continue(games.front())) return std::nullopt;
    return std::move(games.front());
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
