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

// What can be wrong with a text. The ids are stable; the sentences may change.
enum class TextFaultCode : std::uint8_t {
    // of an action
    action_missing,
    unknown_action,
    card_missing,
    unknown_card,
    not_a_safety,
    team_expected,
    team_missing,
    team_out_of_range,
    action_goes_on,
    // of a house rule
    unknown_setting,
    wrong_value,
    // of the bytes of a record
    not_utf8,
    lone_carriage_return,
    // of a line of a record
    unknown_line,
    line_goes_on,
    game_is_over,
    record_line_missing,
    version_missing,
    unknown_version,
    rules_given,
    edition_missing,
    unknown_edition,
    rules_come_first,
    players_given,
    rules_and_players_come_first,
    header_comes_first,
    setting_missing,
    setting_given,
    value_missing,
    players_missing,
    players_out_of_range,
    seat_missing,
    seat_out_of_range,
    seat_has_name,
    name_missing,
    tag_missing,
    tag_given,
    tag_text_missing,
    rules_do_not_fit,
    hand_number_missing,
    wrong_hand_number,
    too_many_hands,
    hand_not_over,
    dealer_expected,
    dealer_missing,
    dealer_out_of_range,
    wrong_dealer,
    hand_comes_before_deck,
    deck_given,
    too_many_cards,
    cards_missing,
    hand_comes_before_actions,
    deck_comes_before_actions,
    wrong_seat,
    refused,
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
    // What the sentence quotes. For `rules_do_not_fit` and `refused`, the id of the fault or
    // refusal.
    std::vector<std::string> arguments;
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
