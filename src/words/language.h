// The languages of the catalogue: one file in words/ each, compiled in.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "bornes/rules.h"
#include "message.h"

namespace bornes::words {

class Language {
public:
    // English, the reference: every message exists in it.
    Language() = default;

    std::string_view id() const;    // "de"
    std::string_view name() const;  // "Deutsch": what its speakers call it
    Language beside() const;        // the language that cards show beside this one
    Edition edition() const;        // the one that new games start with
    const NumberRules& numbers() const;

    int index() const { return index_; }
    friend bool operator==(Language, Language) = default;

private:
    friend std::span<const Language> languages();
    friend std::optional<Language> language_from_id(std::string_view id);
    explicit Language(int index) : index_(static_cast<std::uint8_t>(index)) {}

    std::uint8_t index_ = 0;
};

// All that players can choose, the reference first.
std::span<const Language> languages();
// One of them, or the pseudo-language "en-XA", which is half as long again and full of accents.
std::optional<Language> language_from_id(std::string_view id);
// The language of a locale name such as "fr_CA.UTF-8"; the reference if there is none for it.
Language language_of_locale(std::string_view locale);

// The language that is spoken, and the one that cards show beside it: the same if they show one.
struct Speech {
    Speech() : Speech(Language()) {}
    Speech(Language spoken) : Speech(spoken, spoken.beside()) {}
    Speech(Language spoken, Language on_cards) : language(spoken), cards(on_cards) {}

    Language language;
    Language cards;
};

}  // namespace bornes::words
