// The questions about one hand of real cards, and what people may answer.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "bornes/sheet.h"
#include "words/words.h"

namespace bornes::terminal {

// What a person types for a team's cards: "100 100 25" or "3x100 25" are cards, a single number is
// their sum, nothing at all is no card. Nothing if it is none of these.
std::optional<std::variant<EnteredMiles, EnteredCards>> distance_from(const std::string& line);
// "extra-tank* right-of-way": names of safeties in the voice's language or their ids, or how they
// begin; * is a coup fourré. Nothing if a word means no safety or several, or one comes twice.
std::optional<TeamEntry> safeties_from(const words::Voice& voice, const std::string& line);

// Why no hand can end like this, in the voice's language.
std::string tell_fault(const words::Voice& voice, const SheetFault& fault,
                       const std::vector<std::string>& team_names);

class HandQuestions {
public:
    // Asks a question and gives the answer, without blanks around it; nothing at the end.
    using Ask = std::function<std::optional<std::string>(const std::string&)>;

    HandQuestions(const Rules& rules, const words::Voice& voice,
                  std::vector<std::string> team_names, Ask ask);

    // Asks for one hand. Nothing if the input ends.
    std::optional<HandEntry> ask();

private:
    bool ask_team(HandEntry& hand, int team);
    bool ask_extension(HandEntry& hand);
    bool ask_pile(HandEntry& hand);
    // Asks until the answer is a number from 0 to `most`. Nothing if the input ends.
    std::optional<int> ask_number(const std::string& question, int most);

    const Rules& rules_;
    const words::Voice& voice_;
    std::vector<std::string> names_;
    Ask ask_;
};

}  // namespace bornes::terminal
