// The questions about one hand of real cards, and the answers.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "bornes/sheet.h"
#include "words/words.h"

namespace bornes::terminal {

// Reads a team's distance cards: "100 100 25" or "3x100 25" are cards, a single number is their
// sum, and an empty text means no cards. Returns nothing for any other text.
std::optional<std::variant<EnteredMiles, EnteredCards>> distance_from(const std::string& line);
// Reads safeties: "extra-tank* right-of-way". A word is a name in the voice's language, an id, or
// the beginning of either; * marks a coup fourré. Returns nothing if a word means no safety or
// several, or if a safety comes twice.
std::optional<TeamEntry> safeties_from(const words::Voice& voice, const std::string& line);

// Says why no hand can end like this, in the voice's language.
std::string tell_fault(const words::Voice& voice, const SheetFault& fault,
                       const std::vector<std::string>& team_names);

class HandQuestions {
public:
    // Asks a question. Returns the trimmed answer, or nothing at the end of the input.
    using Ask = std::function<std::optional<std::string>(const std::string&)>;

    HandQuestions(const Rules& rules, const words::Voice& voice,
                  std::vector<std::string> team_names, Ask ask);

    // Asks for one hand. Returns nothing if the input ends.
    std::optional<HandEntry> ask();

private:
    bool ask_team(HandEntry& hand, int team);
    bool ask_extension(HandEntry& hand);
    bool ask_pile(HandEntry& hand);
    // Asks until the answer is a number from 0 to `most`. Returns nothing if the input ends.
    std::optional<int> ask_number(const std::string& question, int most);

    const Rules& rules_;
    const words::Voice& voice_;
    std::vector<std::string> names_;
    Ask ask_;
};

}  // namespace bornes::terminal
