// The puzzles that a person has solved, saved in the state folder.
#pragma once

#include <filesystem>
#include <optional>

#include "puzzles/progress.h"
#include "terminal/model/kept_game.h"
#include "words/words.h"

namespace bornes::terminal {

// Today, in days since 1 January 1970, UTC.
int today();

class KeptProgress {
public:
    // Reads puzzles.json in the state folder. If the file exists but cannot be read, leaves it
    // alone and throws std::runtime_error in the words of the voice.
    explicit KeptProgress(const words::Voice& voice);

    const puzzles::Progress& progress() const { return progress_; }
    // Notes a try and saves the file. Returns the error, if there is one.
    std::optional<FileFault> note(const std::string& id, bool right, std::optional<int> day);

private:
    std::filesystem::path file_;
    puzzles::Progress progress_;
};

}  // namespace bornes::terminal
