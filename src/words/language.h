// The languages of the catalogue. Each is one file in words/, compiled in.
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
    std::string_view name() const;  // "Deutsch": the name in the language itself
    Language beside() const;        // the second language on cards
    Edition edition() const;        // the edition for new games
    const NumberRules& numbers() const;

    int index() const { return index_; }
    friend bool operator==(Language, Language) = default;

private:
    friend std::span<const Language> languages();
    friend std::optional<Language> language_from_id(std::string_view id);
    explicit Language(int index) : index_(static_cast<std::uint8_t>(index)) {}

    std::uint8_t index_ = 0;
};

// All languages that players can choose, the reference first.
std::span<const Language> languages();
// Also finds the pseudo-language "en-XA", whose texts are about 50 % longer and full of accents.
std::optional<Language> language_from_id(std::string_view id);
// The language of a locale name such as "fr_CA.UTF-8". The reference if no language fits.
Language language_of_locale(std::string_view locale);

// The language of all texts, and the second language on cards. They are equal if cards show one
// language.
struct Speech {
    Speech() : Speech(Language()) {}
    Speech(Language spoken) : Speech(spoken, spoken.beside()) {}
    Speech(Language spoken, Language on_cards) : language(spoken), cards(on_cards) {}

    Language language;
    Language cards;
};

}  // namespace bornes::words
