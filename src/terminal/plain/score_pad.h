// Keeps the score of a game with real cards, in lines of text. It asks questions after each hand,
// checks the answers with the engine, and shows totals. Every change is saved to a file.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "protocol/sheet_json.h"
#include "terminal/plain/lines.h"
#include "words/words.h"

namespace bornes::terminal {

// The file of the score pad.
std::filesystem::path score_pad_file();

// The game of a new pad.
struct NewPad {
    Edition edition = kDefaultEdition;
    HouseRules house{};
    int players = 0;  // 0 for the number of names
    std::vector<std::string> names{};
};

// Where the lines come from and go to, and their language.
struct PadDesk {
    Lines& in;
    std::ostream& out;
    const words::Voice& voice;
    bool ascii = false;

    void put(std::string_view text) const;
    // Returns the trimmed answer, or nothing if the input ends.
    std::optional<std::string> ask(const std::string& question) const;
};

// Makes a pad for a new game. Asks who plays if there are neither names nor a number of players.
// Players without a name are called by their seat. Returns nothing if the input ends.
std::optional<protocol::KeptPad> new_score_pad(NewPad game, const PadDesk& desk);
// Throws std::runtime_error with file and reason, in the words of the voice, if the file is no pad.
protocol::KeptPad read_score_pad(const std::filesystem::path& file, const words::Voice& voice);

// Runs until the input ends, the person quits or the game is over.
void keep_score(protocol::KeptPad pad, const std::filesystem::path& file, const PadDesk& desk);

}  // namespace bornes::terminal
