// The catalogue of words as the build reads it: words/*.json, one file per language, one entry per
// line.
//
//     "@@name": "Deutsch"                                a setting of the language
//     "card.stop": "Stopp"                               a message, in ICU MessageFormat
//     "card.stop@parker-1962": "Rote Ampel"              the same message in one edition
//     "@card.stop": {"description": "A red light."}      a note for translators
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "words/message.h"

namespace bornes::words {

// Every other language is checked against this one, and falls back to it.
inline constexpr std::string_view kReference = "en";

struct Entry {
    std::string key;        // "card.stop"
    std::string edition;    // of a variant, such as "parker-1962"; otherwise empty
    std::string text;       // as written
    Message message{};      // as parsed
    Arguments arguments{};  // of the message
    std::string place;      // "words/en.json:12", for error messages

    bool is_variant() const { return !edition.empty(); }
};

struct Catalogue {
    std::string id;             // "@@locale": "de", as in the name of the file
    std::string name;           // "@@name": "Deutsch"
    std::string plural;         // "@@plural": the plural rule of the CLDR for whole numbers
    std::string grouped;        // "@@grouped": the smallest grouped number, and a half: "1.000,5"
    std::string beside;         // "@@beside": the second language on cards
    std::string first_edition;  // "@@edition": for new games; empty for the engine's default
    std::string place;          // "words/de.json"
    std::vector<Entry> entries{};

    const Entry* find(std::string_view key, std::string_view edition = {}) const;
};

using Faults = std::vector<std::string>;

// Reads one file, and appends its faults to `faults`. It understands only the shape above, so that
// every fault names its line.
Catalogue read_file(const std::string& path, Faults& faults);

// Reads every FOLDER/*.json: the reference first, then the others by id.
std::vector<Catalogue> read_folder(const std::string& folder, Faults& faults);

// The checks that need all files: keys that the reference does not have, placeholders that differ
// from the reference, and branches that the code or the language does not know.
void check(const std::vector<Catalogue>& catalogues, Faults& faults);

// The keys that a language lacks, in the order of the reference.
std::vector<std::string> missing_keys(const Catalogue& reference, const Catalogue& language);

}  // namespace bornes::words
