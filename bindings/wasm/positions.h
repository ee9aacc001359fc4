// What the exports share: the rules and positions that the host holds, and how a call fails.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bornes/position.h"
#include "handles.h"

namespace bornes::wasm {

inline constexpr int kNo = -1;
inline constexpr std::string_view kNoRules = "there are no such rules";
inline constexpr std::string_view kNoPosition = "there is no such position";

extern Handles<Rules> all_rules;
extern Handles<Position> positions;

// Returns `result`, and puts the text into the output.
int answer(int result, std::string_view text);

// Same, for a fault with an id: "five-need-solo\t5 players need ...".
template <HasIds Fault>
int answer(int result, Fault fault, std::string_view sentence) {
    return answer(result, std::string(id(fault)).append("\t").append(sentence));
}

// Reads the deck from the input. Returns what is wrong with it, or an empty text.
std::string_view read_deck(const Rules& rules, DeckOrder& deck);

struct ChosenRules {
    Edition edition;
    HouseRules house;
    Rules rules;
};
// Reads the rules from the input: the edition's id, then NAME VALUE for each house rule. If they
// do not make a game, returns nothing and puts the reason into the output.
std::optional<ChosenRules> read_choice(int players);

// Stores a value and returns its handle. If there are too many values, returns kNoHandle and puts
// the reason into the output.
template <typename Value>
int held(Handles<Value>& handles, const Value& value) {
    const int handle = handles.hold(value);
    return handle == kNoHandle ? answer(kNoHandle, "too many are held: release some") : handle;
}

}  // namespace bornes::wasm
