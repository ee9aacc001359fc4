// Saved games: records in the user's state folder.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <variant>
#include <vector>

#include "bornes/record.h"
#include "platform/file_lock.h"
#include "words/words.h"

namespace bornes::terminal {

// Why a file could not be read or written.
struct FileFault {
    std::filesystem::path file;
    std::error_code why;
};
// "FILE: why", in the language of the voice.
std::string tell_fault(const words::Voice& voice, const FileFault& fault);

// The file of a game. Only the process that holds it may play the game. The lock is on the file
// itself, and moves to each file that replaces it.
class KeptFile {
public:
    KeptFile(std::filesystem::path path) : path_(std::move(path)) {}

    const std::filesystem::path& path() const { return path_; }
    // Returns false if another process holds the file. A missing file is not locked.
    bool hold();
    // Replaces the file atomically and syncs it: after a power cut, the file has the old record or
    // the new one. Returns the error, if there is one.
    std::optional<FileFault> save(const Record& record);

private:
    std::filesystem::path path_;
    platform::FileLock lock_;
};

// A record up to its first fault.
struct ReadableRecord {
    Record record;
    std::string fault;  // "FILE:LINE:COLUMN: why", or empty if the record is legal
};
// The fault is in the language of the speech.
std::variant<ReadableRecord, FileFault> load(const std::filesystem::path& file,
                                             words::Speech speech = {});

// The path of a new file in the user's state folder.
std::filesystem::path new_game_file();
// A game in the user's state folder.
struct KeptGame {
    std::filesystem::path file;
    Record record;
    std::string fault;  // as in ReadableRecord
    bool over = false;
};
// The saved games, at most a few hundred, starting with the one that was played last. A record with
// a fault is included up to that fault.
std::vector<KeptGame> kept_games(words::Speech speech = {});
// Whether the game can be continued: its record is legal, it is not over, and nobody is playing it.
bool can_continue(const KeptGame& game);
// The game that was played last, if it can be continued.
std::optional<KeptGame> last_game();

// The position at the end of a record; nothing if no hand is dealt.
std::optional<Position> final_position(const Record& record);

}  // namespace bornes::terminal
