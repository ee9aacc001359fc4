// House rules as text: one row a setting, in the order of the table of R9.
#include "house_rules.h"

#include "text.h"

namespace bornes {
namespace {

// Words and what they stand for.
template <typename Value, std::size_t N>
struct Choice {
    std::optional<Value> HouseRules::*member;
    std::array<std::pair<std::string_view, Value>, N> values;
};
// A number in a range, or one word for none.
struct Number {
    std::optional<int> HouseRules::*member;
    int min;
    int max;
    int multiple;
    std::string_view word_for_zero;  // empty: no such word

    constexpr bool takes(int number) const {
        if (number == 0) return !word_for_zero.empty();
        return number >= min && number <= max && number % multiple == 0;
    }
};
constexpr Number kTarget{&HouseRules::target, kShortestTrip, kLongestTrip, kStep, ""};
constexpr Number kExtension{&HouseRules::extension, kShortestTrip, kLongestTrip, kStep, "none"};
constexpr Number kGoal{&HouseRules::goal, kLowestGoal, kHighestGoal, 1, "race"};

template <typename Value, typename... Rest>
constexpr auto choice(std::optional<Value> HouseRules::*member, Rest... rest) {
    return Choice<Value, sizeof...(Rest)>{member, {{rest...}}};
}
template <typename Value>
constexpr std::pair<std::string_view, Value> word(std::string_view text, Value value) {
    return {text, value};
}

// Calls `function` with the row of the setting; false if there is no such setting.
template <typename Function>
bool with_row(std::string_view name, Function function) {
    if (name == "deck")
        function(choice(&HouseRules::deck, word("full", Deck::full), word("short", Deck::short_)));
    else if (name == "target")
        function(kTarget);
    else if (name == "extension")
        function(kExtension);
    else if (name == "attack")
        function(choice(&HouseRules::attack, word("rolling", Attack::rolling),
                        word("any", Attack::any), word("any-or-rolling", Attack::any_or_rolling)));
    else if (name == "right-of-way-clears")
        function(choice(&HouseRules::right_of_way_clears, word("yes", true), word("no", false)));
    else if (name == "refill")
        function(choice(&HouseRules::refill, word("now", Refill::now),
                        word("next-turn", Refill::next_turn)));
    else if (name == "extension-lost")
        function(choice(&HouseRules::extension_lost, word("opponents", ExtensionLost::opponents),
                        word("opponents-if-completed", ExtensionLost::opponents_if_completed),
                        word("nobody", ExtensionLost::nobody)));
    else if (name == "shut-out")
        function(choice(&HouseRules::shut_out, word("once", ShutOut::once),
                        word("each", ShutOut::each)));
    else if (name == "goal")
        function(kGoal);
    else if (name == "teams")
        function(choice(&HouseRules::teams, word("partners", Teams::partners),
                        word("solo", Teams::solo)));
    else
        return false;
    return true;
}

template <typename Value, std::size_t N>
std::string values_of(const Choice<Value, N>& row) {
    std::string text;
    for (std::size_t i = 0; i < N; ++i) {
        if (i > 0) text += i + 1 == N ? " or " : ", ";
        text += row.values[i].first;
    }
    return text;
}

std::string values_of(const Number& row) {
    std::string text =
        row.multiple == 1 ? "a number" : "a multiple of " + std::to_string(row.multiple);
    text += " from " + std::to_string(row.min) + " to " + std::to_string(row.max);
    if (!row.word_for_zero.empty()) text.append(", or ").append(row.word_for_zero);
    return text;
}

template <typename Value, std::size_t N>
bool assign(const Choice<Value, N>& row, HouseRules& rules, std::string_view text) {
    for (const auto& [name, value] : row.values)
        if (name == text) {
            rules.*row.member = value;
            return true;
        }
    return false;
}

bool assign(const Number& row, HouseRules& rules, std::string_view text) {
    const bool none = !row.word_for_zero.empty() && text == row.word_for_zero;
    const std::optional<int> number = none ? 0 : number_from(text);
    // Zero has its word, and no other text.
    if (!number || !row.takes(*number) || (*number == 0 && !none)) return false;
    rules.*row.member = number;
    return true;
}

template <typename Value, std::size_t N>
std::optional<std::string> text_of(const Choice<Value, N>& row, const HouseRules& rules) {
    for (const auto& [name, value] : row.values)
        if (rules.*row.member == value) return std::string(name);
    return std::nullopt;
}

std::optional<std::string> text_of(const Number& row, const HouseRules& rules) {
    const std::optional<int> number = rules.*row.member;
    if (!number) return std::nullopt;
    return *number == 0 ? std::string(row.word_for_zero) : std::to_string(*number);
}

}  // namespace

std::string set_house_rule(HouseRules& rules, std::string_view name, std::string_view value) {
    std::string fault;
    const bool known = with_row(name, [&](const auto& row) {
        if (!assign(row, rules, value))
            fault = "`" + std::string(name) + "` must be " + values_of(row);
    });
    return known ? fault : "there is no house rule of that name";
}

std::optional<std::string> house_rule_text(const HouseRules& rules, std::string_view name) {
    std::optional<std::string> text;
    with_row(name, [&](const auto& row) { text = text_of(row, rules); });
    return text;
}

bool numbers_fit(const HouseRules& house) {
    for (const Number& row : {kTarget, kExtension, kGoal})
        if (house.*row.member && !row.takes(*(house.*row.member))) return false;
    return true;
}

}  // namespace bornes
