// The catalogue as tables. The generated source defines them.
#pragma once

#include <span>
#include <string_view>

#include "bornes/rules.h"

namespace bornes::words {

// A text of one edition that differs from the usual text (docs/rules.md, R8.12).
struct Variant {
    int number = 0;
    Edition edition = kDefaultEdition;
    std::string_view text;
};

struct LanguageTable {
    std::string_view id;                      // "de"
    std::string_view name;                    // "Deutsch"
    std::string_view plural;                  // in the grammar of PluralRule
    std::string_view grouped;                 // in the format of NumberStyle
    std::string_view beside;                  // the id of the second language on cards
    Edition edition = kDefaultEdition;        // the edition for new games
    std::span<const std::string_view> texts;  // by number: first words, then phrases
    std::span<const Variant> variants;
    bool pseudo = false;  // made from the reference to test screens; not listed
};

// The reference first, then the others by id, then the pseudo-language.
std::span<const LanguageTable> language_tables();
// The keys of the words, in the order of the enum, which is alphabetical.
std::span<const std::string_view> word_keys();
// The keys of the phrases, also alphabetical. Their numbers continue those of the words.
std::span<const std::string_view> phrase_keys();

}  // namespace bornes::words
