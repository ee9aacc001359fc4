// What a person has solved, kept in the folder of things to go on with.
#pragma once

#include <filesystem>
#include <optional>

#include "puzzles/progress.h"
#include "terminal/model/kept_game.h"
#include "words/words.h"

namespace bornes::terminal {

// Today, in days from 1 January 1970, UTC.
int today();

class KeptProgress {
public:
    // Reads puzzles.json in the state folder. Throws std::runtime_error if the file is there and
    // cannot be read: it is left as it is. The voice says so.
    explicit KeptProgress(const words::Voice& voice);

    const puzzles::Progress& progress() const { return progress_; }
    // Notes a try and writes the file. Returns why that failed, if it did.
    std::optional<FileFault> note(const std::string& id, bool right, std::optional<int> day);

private:
    std::filesystem::path file_;
    puzzles::Progress progress_;
};

}  // namespace bornes::terminal
