// The catalogue of words as the build reads it: words/*.json, one entry a line.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace bornes::words {

inline constexpr std::array<std::string_view, 2> kLanguages{"en", "fr"};

struct Entry {
    std::string key;      // "card.stop": the file, a dot, the key within it
    std::string edition;  // of a variant, "card.stop@parker-1962"; otherwise empty
    std::array<std::string, kLanguages.size()> texts;
    std::string place;  // "card.json:12", for messages

    bool is_variant() const { return !edition.empty(); }
};

// The names in braces, each once, sorted.
std::vector<std::string> placeholders(std::string_view text);

// Appends the entries of one file, and what is wrong with it to `faults`. Only the shape that the
// catalogue has is understood, so that a line number can be given for all that is not well.
void read_file(const std::string& path, std::vector<Entry>& entries,
               std::vector<std::string>& faults);

// What no single line can tell: keys that come twice, variants of nothing, placeholders that differ
// between languages or between a word and its variant.
void check(const std::vector<Entry>& entries, std::vector<std::string>& faults);

}  // namespace bornes::words
