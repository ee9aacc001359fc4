#include "generate.h"

#include <algorithm>
#include <sstream>

#include "pseudo.h"

namespace bornes::words {
namespace {

constexpr std::string_view kMadeBy = "// Made from words/*.json by tools/words: edit those.\n";

std::string identifier(std::string_view text) {
    std::string name(text);
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == '.' || c == '-'; }, '_');
    return name;
}

std::string literal(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out.push_back('\\');
        out.push_back(c);
    }
    return out + "\"";
}

// The numbered messages of the reference. Messages without arguments come first: their numbers are
// the values of the enum `Word`.
struct Numbered {
    std::vector<const Entry*> words;
    std::vector<const Entry*> phrases;

    std::vector<const Entry*> all() const {
        std::vector<const Entry*> both = words;
        both.insert(both.end(), phrases.begin(), phrases.end());
        return both;
    }
};

Numbered numbered(const Catalogue& reference) {
    Numbered out;
    for (const Entry& entry : reference.entries)
        if (!entry.is_variant())
            (entry.arguments.empty() ? out.words : out.phrases).push_back(&entry);
    for (auto* list : {&out.words, &out.phrases})
        std::sort(list->begin(), list->end(),
                  [](const Entry* a, const Entry* b) { return a->key < b->key; });
    return out;
}

std::string phrase_struct(const Entry& entry, std::size_t number) {
    std::ostringstream out;
    out << "struct " << identifier(entry.key) << " {\n";
    for (const auto& [name, argument] : entry.arguments)
        out << "    " << (argument.counted ? "Count " : "Value ") << name << ";\n";
    out << "    static constexpr int kNumber = " << number << ";\n"
        << "    std::array<Slot, " << entry.arguments.size() << "> slots() const {\n"
        << "        return {{";
    for (const auto& [name, argument] : entry.arguments)
        out << name << ".at(" << literal(name) << "), ";
    out << "}};\n    }\n};\n";
    return out.str();
}

std::string header(const Numbered& numbered) {
    std::ostringstream out;
    out << kMadeBy << "#pragma once\n\n"
        << "#include <array>\n#include <cstdint>\n\n#include \"value.h\"\n\n"
        << "namespace bornes::words {\n\nenum class Word : std::uint16_t {\n";
    for (const Entry* entry : numbered.words) out << "    " << identifier(entry->key) << ",\n";
    out << "};\n\nnamespace phrase {\n";
    std::size_t number = numbered.words.size();
    for (const Entry* entry : numbered.phrases) out << phrase_struct(*entry, number++);
    out << "}  // namespace phrase\n}  // namespace bornes::words\n";
    return out.str();
}

// A message without arguments is used as it is, so its quotes are removed here.
std::string said(const Entry& entry) {
    return literal(entry.arguments.empty() ? format(entry.message, {}, NumberRules()) : entry.text);
}

void add_language(std::ostringstream& out, const Catalogue& reference, const Catalogue& language,
                  const std::vector<const Entry*>& entries) {
    std::ostringstream variants;
    std::size_t count = 0;
    out << "constexpr std::array<std::string_view, " << entries.size() << "> k_"
        << identifier(language.id) << "{\n";
    for (std::size_t number = 0; number < entries.size(); ++number) {
        const std::string& key = entries[number]->key;
        const Catalogue& source = language.find(key) != nullptr ? language : reference;
        out << "    " << said(*source.find(key)) << ",\n";
        for (const Entry& entry : source.entries) {
            if (entry.key != key || !entry.is_variant()) continue;
            variants << "    Variant{" << number << ", Edition::" << identifier(entry.edition)
                     << ", " << said(entry) << "},\n";
            ++count;
        }
    }
    out << "};\nconstexpr std::array<Variant, " << count << "> k_" << identifier(language.id)
        << "_variants{\n"
        << variants.str() << "};\n";
}

std::string edition_of(const Catalogue& language) {
    if (language.first_edition.empty()) return "kDefaultEdition";
    return "Edition::" + identifier(language.first_edition);
}

std::string source(const std::vector<Catalogue>& catalogues, const Numbered& numbered) {
    const std::vector<const Entry*> entries = numbered.all();
    std::ostringstream out;
    out << kMadeBy << "#include <array>\n\n#include \"tables.h\"\n\n"
        << "namespace bornes::words {\nnamespace {\n\nconstexpr std::string_view kKeys[]{\n";
    for (const Entry* entry : numbered.words) out << "    " << literal(entry->key) << ",\n";
    out << "};\nconstexpr std::string_view kPhraseKeys[]{\n";
    for (const Entry* entry : numbered.phrases) out << "    " << literal(entry->key) << ",\n";
    out << "};\n";
    for (const Catalogue& each : catalogues) add_language(out, catalogues.front(), each, entries);
    out << "constexpr LanguageTable kLanguages[]{\n";
    for (const Catalogue& each : catalogues)
        out << "    {" << literal(each.id) << ", " << literal(each.name) << ", "
            << literal(each.plural) << ", " << literal(each.grouped) << ", " << literal(each.beside)
            << ", " << edition_of(each) << ", k_" << identifier(each.id) << ", k_"
            << identifier(each.id) << "_variants, " << (each.id == kPseudo ? "true" : "false")
            << "},\n";
    out << "};\n\n}  // namespace\n\n"
        << "std::span<const std::string_view> word_keys() { return kKeys; }\n"
        << "std::span<const std::string_view> phrase_keys() { return kPhraseKeys; }\n"
        << "std::span<const LanguageTable> language_tables() { return kLanguages; }\n\n"
        << "}  // namespace bornes::words\n";
    return out.str();
}

}  // namespace

Generated generate(const std::vector<Catalogue>& catalogues) {
    const Numbered all = numbered(catalogues.front());
    std::vector<Catalogue> spoken = catalogues;
    spoken.push_back(pseudo_language(catalogues.front()));
    return {header(all), source(spoken, all)};
}

}  // namespace bornes::words
