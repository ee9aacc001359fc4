// The part of ICU MessageFormat that the catalogue uses:
//
//     {name}
//     {count, plural, =0 {no cards} one {# card} other {# cards}}
//     {who, select, you {You play {card}.} other {{name} plays {card}.}}
//
// Branches may be nested. In a branch of a plural, `#` is the number; elsewhere it is a plain
// character. Two apostrophes are one apostrophe. A single apostrophe before `{`, `}` or (inside a
// plural) `#` begins a quotation, which ends at the next single apostrophe. Any other single
// apostrophe is plain text.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "number_style.h"
#include "plural.h"

namespace bornes::words {

struct Part;
using Message = std::vector<Part>;

// Declared before Part, because clang needs the complete type where Part initialises its branches.
struct Branch {
    std::string selector;  // "=0", "one", "you"; "other" fits everything
    Message message;
};

struct Part {
    enum class Kind { text, argument, number, plural, select };
    Kind kind = Kind::text;
    std::string text{};  // the text itself, or the name of the argument
    std::vector<Branch> branches{};
};

struct ParsedMessage {
    Message message;
    std::string fault;  // what is wrong with the syntax, or an empty string
};

ParsedMessage parse_message(std::string_view text);

// What all uses of an argument in a message require of it.
struct Argument {
    bool counted = false;                 // used in a plural, so it must be a whole number
    std::vector<std::string> selectors;   // of its selects; sorted, each once
    std::vector<std::string> categories;  // of its plurals, without "=0" and the like
};
using Arguments = std::map<std::string, Argument>;

Arguments arguments_of(const Message& message);

// A value for the argument of that name.
struct Slot {
    std::string_view name;
    std::string_view text;
    bool is_number = false;  // written in the number style of the language
};

// How a language treats numbers.
struct NumberRules {
    PluralRule plural;
    NumberStyle style;
};

// Fills the values into the message. If a value ends with a mark of its own, such as the card
// "Go!", that mark replaces a full stop after it: "Ann plays Go!". An argument without a value
// becomes an empty text. A plural takes the branch `other` if its value is not a whole number.
std::string format(const Message& message, std::span<const Slot> slots, const NumberRules& rules);

}  // namespace bornes::words
