// Where games are kept between sittings: records in $XDG_STATE_HOME/bornes.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <variant>

#include "bornes/record.h"

namespace bornes::terminal {

// What is wrong with a file, ready to be shown.
struct FileFault {
    std::string message;
};

// Replaces the file as a whole, and on the disk before it returns: after a power cut there is the
// old record or the new one. What went wrong otherwise.
std::optional<FileFault> save(const std::filesystem::path& file, const Record& record);
std::variant<Record, FileFault> load(const std::filesystem::path& file);

// The folder of kept games; it need not exist yet.
std::filesystem::path games_folder();
// A name in that folder that no file has yet.
std::filesystem::path new_game_file();
// The game played last, if it can be read and is not over.
std::optional<std::filesystem::path> last_game();

// The position at the end of a record; nothing if no hand is dealt.
std::optional<Position> final_position(const Record& record);

}  // namespace bornes::terminal
