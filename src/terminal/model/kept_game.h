// Where games are kept between sittings: records in the state folder of the user.
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

// The file of a game. Who holds it is the only one to play that game: another process that wants
// it is told so. The lock is on the file itself, and passes to each that takes its place.
class KeptFile {
public:
    KeptFile(std::filesystem::path path) : path_(std::move(path)) {}

    const std::filesystem::path& path() const { return path_; }
    // False if another process holds the file. A file that is not there yet is nobody's.
    bool hold();
    // Replaces the file as a whole, and on the disk before it returns: after a power cut there is
    // the old record or the new one. What went wrong otherwise.
    std::optional<FileFault> save(const Record& record);

private:
    std::filesystem::path path_;
    platform::FileLock lock_;
};

// A record as far as it is legal.
struct ReadableRecord {
    Record record;
    std::string fault;  // "FILE:LINE:COLUMN: why" if the record breaks off; empty otherwise
};
// The fault is told in the language.
std::variant<ReadableRecord, FileFault> load(const std::filesystem::path& file,
                                             words::Speech speech = {});

// A file in the user's state folder that no other game has.
std::filesystem::path new_game_file();
// A game in the user's state folder.
struct KeptGame {
    std::filesystem::path file;
    Record record;
    std::string fault;  // why the record breaks off (ReadableRecord)
    bool over = false;
};
// The games that have begun, the one played last first; at most a few hundred. A game whose record
// breaks off is among them up to that move.
std::vector<KeptGame> kept_games(words::Speech speech = {});
// Whether somebody may go on with it: its record is whole, it is not over, and nobody plays it now.
bool can_go_on(const KeptGame& game);
// The game played last, if somebody may go on with it.
std::optional<KeptGame> last_game();

// The position at the end of a record; nothing if no hand is dealt.
std::optional<Position> final_position(const Record& record);

}  // namespace bornes::terminal
