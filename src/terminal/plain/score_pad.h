// Keeping the score of a game with real cards, in plain lines: questions after each hand, answers
// that the engine checks, totals. Everything is kept in a file after every change.
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

// The file of the game whose score is kept.
std::filesystem::path score_pad_file();

// Which game a new pad is for.
struct NewPad {
    Edition edition = kDefaultEdition;
    HouseRules house{};
    int players = 0;  // 0: as many as there are names
    std::vector<std::string> names{};
};

// What a person keeps the score with: where lines come from and go to, in which language.
struct PadDesk {
    Lines& in;
    std::ostream& out;
    const words::Voice& voice;
    bool ascii = false;

    void put(std::string_view text) const;
    // The answer without blanks around it. Nothing if the input ends.
    std::optional<std::string> ask(const std::string& question) const;
};

// A pad for a new game. Asks who plays if neither names nor a number of players are given. Players
// without a name are called by their seat. Nothing if the input ends.
std::optional<protocol::KeptPad> new_score_pad(NewPad game, const PadDesk& desk);
// Throws std::runtime_error with file and reason, in the words of the voice, if the file is no pad.
protocol::KeptPad read_score_pad(const std::filesystem::path& file, const words::Voice& voice);

// Asks and answers until the input ends, the person quits or the game is over.
void keep_score(protocol::KeptPad pad, const std::filesystem::path& file, const PadDesk& desk);

}  // namespace bornes::terminal
