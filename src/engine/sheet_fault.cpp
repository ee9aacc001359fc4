#include "bornes/sheet.h"

namespace bornes {
namespace {

// In the order of SheetFaultCode.
constexpr std::array<std::string_view, kCount<SheetFaultCode>> kSentences{{
    "these rules have {most} teams, but {count} are entered: enter each team once",
    "there is no team {team}: the teams are numbered from 1 to {most}",
    "team {team}: there is no distance card of {miles}",
    "team {team} cannot have {miles} with {count} cards of 200: no distance cards add up to that",
    "team {team} cannot have {count} cards of 200: a team plays at most {most} in a hand",
    "team {team} cannot have {miles}: the target is {target}",
    "team {team} cannot have {miles}: the target is {target}, unless somebody called an extension",
    "the teams have {count} cards of {card} together, but the deck has only {most}",
    "the deck does not have the distance cards for the miles of all teams together",
    "nobody can have called an extension: these rules have none",
    "team {team} cannot have called the extension with {miles}: it is called at {target}",
    "team {team} and team {other} cannot both have {target}: the hand ends when one arrives",
    "team {team} has reached {target}: enter it as the team that completed the trip",
    "team {team} cannot have completed the trip with {miles}: the target is {target}",
    "delayed action is for a team that completed the trip, and none is entered",
    "team {team}: {card} is not a safety",
    "team {team} has {card} twice, but there is only one",
    "team {team} and team {other} both have {card}, but there is only one",
    "team {team} has a coup fourré with {card}, but not this safety: enter it as a safety too",
    "team {team} has a coup fourré with {card} twice, but there is only one",
}};

}  // namespace

std::string_view sentence(SheetFaultCode code) {
    return kSentences[static_cast<std::size_t>(code)];
}

std::string SheetFault::why() const {
    std::string text(sentence(code));
    for (const Argument& argument : arguments) {
        const std::string slot = "{" + std::string(argument.name) + "}";
        if (const std::size_t at = text.find(slot); at != std::string::npos)
            text.replace(at, slot.size(), argument.value);
    }
    return text;
}

}  // namespace bornes
