// What is wrong with a text that was read: a code, the words that the sentence quotes, and the
// place. `why()` returns an English sentence. Catalogues of other languages find theirs by the id
// of the code.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "bornes/ids.h"

namespace bornes {

// What can be wrong with a text. The ids are stable; the sentences may change. The comments name
// the arguments of each sentence in braces and in their order; other codes have no arguments. Words
// and cards among the arguments have quotes: `roll`. Seats and teams count from 1.
enum class TextFaultCode : std::uint8_t {
    // of an action
    action_missing,
    unknown_action,  // {word}
    card_missing,    // {the word before it}
    unknown_card,    // {word}
    not_a_safety,    // {card}
    team_expected,   // `on TEAM` must follow
    team_missing,
    team_out_of_range,  // {least} {most}
    action_goes_on,     // {first word too many}
    // of a house rule
    unknown_setting,  // {name}
    wrong_value,      // {name} {its possible values, in words}
    // of the bytes of a record
    not_utf8,
    lone_carriage_return,
    // of a line of a record
    unknown_line,         // {first word}
    line_goes_on,         // {first word too many}
    game_is_over,         // nothing may follow
    record_line_missing,  // `bornes-record 1` must be the first line
    version_missing,
    unknown_version,  // {word}
    rules_given,      // given twice
    edition_missing,
    unknown_edition,               // {word}
    rules_come_first,              // `players` stands before `rules`
    players_given,                 // given twice
    rules_and_players_come_first,  // the line needs both before it
    header_comes_first,            // a line of the header stands after a `hand` line
    setting_missing,
    setting_given,         // given twice: {name}
    value_missing,         // {name of the house rule}
    players_missing,       // {least} {most}
    players_out_of_range,  // {least} {most}
    seat_missing,          // {least} {most}
    seat_out_of_range,     // {least} {most}
    seat_has_name,         // named twice
    name_missing,
    tag_missing,
    tag_given,  // given twice
    tag_text_missing,
    rules_do_not_fit,  // {id of the RulesFault}
    hand_number_missing,
    wrong_hand_number,          // {right number}
    too_many_hands,             // {kMostHands}
    hand_not_over,              // {number of the hand}
    dealer_expected,            // `dealer SEAT` must follow
    dealer_missing,             // {least} {most}
    dealer_out_of_range,        // {least} {most}
    wrong_dealer,               // {right seat}
    hand_comes_before_deck,     // a `deck` line stands before the first `hand` line
    deck_given,                 // given twice for one hand
    too_many_cards,             // {how many of the card the deck has: 2 `roll`}
    cards_missing,              // {which cards: 2 `roll`, 1 `stop`}
    hand_comes_before_actions,  // an action stands before the first `hand` line
    deck_comes_before_actions,  // an action stands before the `deck` line of its hand
    wrong_seat,                 // {seat that must act}
    refused,                    // {id of the Refusal}
};
template <>
inline constexpr std::array<std::string_view, 55> kIds<TextFaultCode>{
    "action-missing",
    "unknown-action",
    "card-missing",
    "unknown-card",
    "not-a-safety",
    "team-expected",
    "team-missing",
    "team-out-of-range",
    "action-goes-on",
    "unknown-setting",
    "wrong-value",
    "not-utf8",
    "lone-carriage-return",
    "unknown-line",
    "line-goes-on",
    "game-is-over",
    "record-line-missing",
    "version-missing",
    "unknown-version",
    "rules-given",
    "edition-missing",
    "unknown-edition",
    "rules-come-first",
    "players-given",
    "rules-and-players-come-first",
    "header-comes-first",
    "setting-missing",
    "setting-given",
    "value-missing",
    "players-missing",
    "players-out-of-range",
    "seat-missing",
    "seat-out-of-range",
    "seat-has-name",
    "name-missing",
    "tag-missing",
    "tag-given",
    "tag-text-missing",
    "rules-do-not-fit",
    "hand-number-missing",
    "wrong-hand-number",
    "too-many-hands",
    "hand-not-over",
    "dealer-expected",
    "dealer-missing",
    "dealer-out-of-range",
    "wrong-dealer",
    "hand-comes-before-deck",
    "deck-given",
    "too-many-cards",
    "cards-missing",
    "hand-comes-before-actions",
    "deck-comes-before-actions",
    "wrong-seat",
    "refused",
};
static_assert(kCount<TextFaultCode> == static_cast<int>(TextFaultCode::refused) + 1);

// What is wrong with one text, and where.
struct TextFault {
    TextFaultCode code = TextFaultCode::action_missing;
    std::vector<std::string> arguments;  // TextFaultCode lists them
    // The byte where the wrong word begins, or just past the last word if something is missing.
    std::size_t offset = 0;

    // One sentence in English, in lower case and without a full stop.
    std::string why() const;
};

// A value, or what is wrong with the text that should have given one.
template <typename Value, typename Fault = TextFault>
class [[nodiscard]] Result {
public:
    // A result with a value.
    Result(Value value) : held_(std::in_place_index<0>, std::move(value)) {}
    // A result with a fault.
    Result(Fault fault) : held_(std::in_place_index<1>, std::move(fault)) {}

    // Whether there is a value.
    explicit operator bool() const { return held_.index() == 0; }
    // The value, which must be there.
    const Value& operator*() const { return std::get<0>(held_); }
    // The value, which must be there.
    Value& operator*() { return std::get<0>(held_); }
    // A member of the value, which must be there.
    const Value* operator->() const { return &std::get<0>(held_); }
    // The fault, which must be there.
    const Fault& fault() const { return std::get<1>(held_); }

private:
    std::variant<Value, Fault> held_;
};

}  // namespace bornes
