// ICU MessageFormat, as much of it as the catalogue uses:
//
//     {name}
//     {count, plural, =0 {no cards} one {# card} other {# cards}}
//     {who, select, you {You play {card}.} other {{name} plays {card}.}}
//
// Branches nest. `#` is the number in a branch of a plural, and a plain sign elsewhere. Two
// apostrophes are one apostrophe; a single one quotes if it stands before `{`, `}` or, inside a
// plural, `#`, up to the next single one, and is an apostrophe anywhere else.
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

// Stands before Part: clang wants it whole where Part initialises its branches.
struct Branch {
    std::string selector;  // "=0", "one", "you"; the last resort is "other"
    Message message;
};

struct Part {
    enum class Kind { text, argument, number, plural, select };
    Kind kind = Kind::text;
    std::string text{};  // what is said, or the name of the argument
    std::vector<Branch> branches{};
};

struct ParsedMessage {
    Message message;
    std::string fault;  // what is wrong with the syntax, or an empty string
};

ParsedMessage parse_message(std::string_view text);

// What is known about an argument from all places where a message uses it.
struct Argument {
    bool counted = false;                 // a plural depends on it: it must be a whole number
    std::vector<std::string> selectors;   // of a select; sorted, each once
    std::vector<std::string> categories;  // of a plural, without "=0" and the like
};
using Arguments = std::map<std::string, Argument>;

Arguments arguments_of(const Message& message);

// A value for the argument of that name.
struct Slot {
    std::string_view name;
    std::string_view text;
    bool is_number = false;  // written as the language writes numbers
};

// What a language does with numbers.
struct NumberRules {
    PluralRule plural;
    NumberStyle style;
};

// The message with the values in it. A value that ends with a mark of its own, such as the card
// "Go!", takes the place of the full stop after it: "Ann plays Go!". An argument without a value
// says nothing; a plural whose value is not a whole number takes the branch `other`.
std::string format(const Message& message, std::span<const Slot> slots, const NumberRules& rules);

}  // namespace bornes::words
