#include "bornes/text_fault.h"

#include "bornes/refusal.h"
#include "bornes/rules.h"

namespace bornes {
namespace {

// In the order of TextFaultCode; {0} and {1} are the arguments.
constexpr std::array<std::string_view, kCount<TextFaultCode>> kSentences{{
    "an action is missing",
    "there is no action {0}: play, discard, coup-fourre, decline, extend or finish",
    "a card is missing after {0}",
    "there is no card {0}",
    "{0} is not a safety",
    "`on TEAM` is expected here",
    "the team's number is missing",
    "a team is a number from {0} to {1}",
    "the action ends before {0}",
    "there is no house rule {0}",
    "{0} must be {1}",
    "this is not valid UTF-8",
    "a carriage return without a line feed",
    "no line begins with {0}: rules, players, set, seat, tag, hand, deck or a seat's number",
    "the line should end before {0}",
    "the game is over, nothing may follow",
    "a record begins with `bornes-record 1`",
    "the version is missing: `bornes-record 1`",
    "the version {0} is not known, only 1 is",
    "`rules` is given already",
    "the edition is missing after `rules`",
    "there is no edition {0}",
    "`rules` comes before `players`",
    "`players` is given already",
    "`rules` and `players` come first",
    "lines of the header come before the first hand",
    "the name of a house rule is missing after `set`",
    "{0} is set already",
    "the value of {0} is missing",
    "a number is missing: the number of players is a number from {0} to {1}, without leading zeros",
    "the number of players is a number from {0} to {1}, without leading zeros",
    "a number is missing: a seat is a number from {0} to {1}, without leading zeros",
    "a seat is a number from {0} to {1}, without leading zeros",
    "the seat has a name already",
    "the name is missing",
    "the name of the tag is missing",
    "the tag is given already",
    "the text of the tag is missing",
    "",
    "the number of the hand is missing",
    "the next hand is hand {0}",
    "a game has at most {0} hands",
    "hand {0} is not over yet",
    "`dealer` is expected here",
    "a number is missing: the dealer's seat is a number from {0} to {1}, without leading zeros",
    "the dealer's seat is a number from {0} to {1}, without leading zeros",
    "the deal passes to the left, to seat {0}",
    "a `hand` line comes before the deck",
    "the deck of this hand is given already",
    "one card too many: the deck has {0}",
    "the deck lacks {0}",
    "a `hand` line comes before the actions",
    "a `deck` line comes before the actions",
    "seat {0} must act now",
    "",
}};

// For the two faults that quote a whole sentence of another table.
template <HasIds Enum>
std::string sentence_of(std::string_view id) {
    const std::optional<Enum> value = from_id<Enum>(id);
    return value ? std::string(sentence(*value)) : std::string();
}

}  // namespace

std::string TextFault::why() const {
    if (code == TextFaultCode::refused) return sentence_of<Refusal>(arguments.at(0));
    if (code == TextFaultCode::rules_do_not_fit) return sentence_of<RulesFault>(arguments.at(0));
    std::string text(kSentences[static_cast<std::size_t>(code)]);
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string slot = "{" + std::to_string(i) + "}";
        if (const std::size_t at = text.find(slot); at != std::string::npos)
            text.replace(at, slot.size(), arguments[i]);
    }
    return text;
}

}  // namespace bornes
