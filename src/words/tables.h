// The catalogue as tables; the generated source defines them.
#pragma once

#include <span>
#include <string_view>

#include "bornes/rules.h"

namespace bornes::words {

// The words of one edition where they are others (docs/rules.md, R8.12).
struct Variant {
    int number = 0;
    Edition edition = kDefaultEdition;
    std::string_view text;
};

struct LanguageTable {
    std::string_view id;                // "de"
    std::string_view name;              // "Deutsch"
    std::string_view plural;            // the rule, as PluralRule reads it
    std::string_view grouped;           // as NumberStyle reads it
    std::string_view beside;            // the id of the language that cards show beside this one
    Edition edition = kDefaultEdition;  // that new games start with
    std::span<const std::string_view> texts;  // by number: words, then phrases
    std::span<const Variant> variants;
    bool pseudo = false;  // made from the reference to test screens: in no list
};

// The reference first, the others by their ids; the pseudo-language last.
std::span<const LanguageTable> language_tables();
// The keys of the words, in the order of the enum, which is that of the alphabet.
std::span<const std::string_view> word_keys();
// The keys of the phrases, likewise: their numbers go on from those of the words.
std::span<const std::string_view> phrase_keys();

}  // namespace bornes::words
