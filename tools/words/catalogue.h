// The catalogue of words as the build reads it: words/*.json, one file per language, one entry per
// line.
//
//     "@@name": "Deutsch"                                what code must know about the language
//     "card.stop": "Stopp"                               a message, in ICU MessageFormat
//     "card.stop@parker-1962": "Rote Ampel"              the same in the words of one edition
//     "@card.stop": {"description": "A red light."}      a note for translators
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "words/message.h"

namespace bornes::words {

// The language that every other one is checked against, and falls back to.
inline constexpr std::string_view kReference = "en";

struct Entry {
    std::string key;        // "card.stop"
    std::string edition;    // of a variant: "parker-1962"; otherwise empty
    std::string text;       // as written
    Message message{};      // as parsed
    Arguments arguments{};  // of the message
    std::string place;      // "words/en.json:12", for error messages

    bool is_variant() const { return !edition.empty(); }
};

struct Catalogue {
    std::string id;             // "@@locale": "de", as in the name of the file
    std::string name;           // "@@name": "Deutsch"
    std::string plural;         // "@@plural": the rule of the CLDR for whole numbers
    std::string grouped;        // "@@grouped": the smallest number with a separator: "1.000"
    std::string beside;         // "@@beside": the language that cards show beside this one
    std::string first_edition;  // "@@edition": of new games; empty for the engine's default
    std::string place;          // "words/de.json"
    std::vector<Entry> entries{};

    const Entry* find(std::string_view key, std::string_view edition = {}) const;
};

using Faults = std::vector<std::string>;

// Reads one file. Appends what is wrong with it to `faults`: only the shape above is understood, so
// that every message has the number of a line.
Catalogue read_file(const std::string& path, Faults& faults);

// Reads every FOLDER/*.json: the reference first, the others by their ids.
std::vector<Catalogue> read_folder(const std::string& folder, Faults& faults);

// What no single file can tell: keys that the reference does not have, placeholders that differ
// from those of the reference, branches that the code or the language does not know.
void check(const std::vector<Catalogue>& catalogues, Faults& faults);

// The keys that a language lacks, in the order of the reference.
std::vector<std::string> missing_keys(const Catalogue& reference, const Catalogue& language);

}  // namespace bornes::words
