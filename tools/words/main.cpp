// Makes C++ of the catalogue: generate_words OUT.h OUT.cpp FILE.json...
#include <algorithm>
#include <fstream>
#include <iostream>
#include <sstream>

#include "catalogue.h"

namespace {

using bornes::words::Entry;

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

// Words without placeholders are numbered first: their numbers are the enum.
struct Sorted {
    std::vector<Entry> words;
    std::vector<Entry> phrases;
    std::vector<Entry> variants;
};

Sorted sorted(std::vector<Entry> entries) {
    std::sort(entries.begin(), entries.end(),
              [](const Entry& a, const Entry& b) { return a.key < b.key; });
    Sorted out;
    for (Entry& entry : entries) {
        if (entry.is_variant()) {
            out.variants.push_back(std::move(entry));
        } else if (bornes::words::placeholders(entry.texts[0]).empty()) {
            out.words.push_back(std::move(entry));
        } else {
            out.phrases.push_back(std::move(entry));
        }
    }
    return out;
}

std::string phrase_struct(const Entry& entry, std::size_t number) {
    const std::vector<std::string> names = bornes::words::placeholders(entry.texts[0]);
    std::ostringstream out;
    out << "struct " << identifier(entry.key) << " {\n";
    for (const std::string& name : names) out << "    Value " << name << ";\n";
    out << "    static constexpr int kNumber = " << number << ";\n"
        << "    std::array<Slot, " << names.size() << "> slots() const {\n        return {{";
    for (const std::string& name : names)
        out << "{" << literal(name) << ", " << name << ".text()}, ";
    out << "}};\n    }\n};\n";
    return out.str();
}

std::string header(const Sorted& sorted) {
    std::ostringstream out;
    out << "// Made of words/*.json by tools/words: change those.\n#pragma once\n\n"
        << "#include <array>\n#include <cstdint>\n\n#include \"value.h\"\n\n"
        << "namespace bornes::words {\n\nenum class Word : std::uint16_t {\n";
    for (const Entry& entry : sorted.words) out << "    " << identifier(entry.key) << ",\n";
    out << "};\n\nnamespace phrase {\n";
    std::size_t number = sorted.words.size();
    for (const Entry& entry : sorted.phrases) out << phrase_struct(entry, number++);
    out << "}  // namespace phrase\n}  // namespace bornes::words\n";
    return out.str();
}

void add_texts(std::ostringstream& out, const Entry& entry) {
    for (const std::string& text : entry.texts) out << literal(text) << ", ";
}

std::string source(const Sorted& sorted) {
    std::ostringstream out;
    out << "// Made of words/*.json by tools/words: change those.\n#include \"tables.h\"\n\n"
        << "namespace bornes::words {\nnamespace {\n\nconstexpr Texts kTexts[]{\n";
    std::vector<Entry> numbered = sorted.words;
    numbered.insert(numbered.end(), sorted.phrases.begin(), sorted.phrases.end());
    for (const Entry& entry : numbered) {
        out << "    {" << literal(entry.key) << ", ";
        add_texts(out, entry);
        out << "},\n";
    }
    out << "};\nconstexpr Variant kVariants[]{\n";
    for (const Entry& entry : sorted.variants) {
        const auto word = std::find_if(numbered.begin(), numbered.end(),
                                       [&](const Entry& each) { return each.key == entry.key; });
        out << "    {" << word - numbered.begin() << ", Edition::" << identifier(entry.edition)
            << ", {" << literal(entry.key) << ", ";
        add_texts(out, entry);
        out << "}},\n";
    }
    out << "};\n\n}  // namespace\n\nstd::span<const Texts> texts() { return kTexts; }\n"
        << "std::span<const Variant> variants() { return kVariants; }\n"
        << "int word_count() { return " << sorted.words.size() << "; }\n\n"
        << "}  // namespace bornes::words\n";
    return out.str();
}

bool write(const char* path, const std::string& text) {
    std::ofstream file(path, std::ios::binary);
    file << text;
    file.flush();
    return static_cast<bool>(file);
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 4) {
        std::cerr << "usage: generate_words OUT.h OUT.cpp FILE.json...\n";
        return 2;
    }
    std::vector<Entry> entries;
    std::vector<std::string> faults;
    for (int i = 3; i < count; ++i) bornes::words::read_file(arguments[i], entries, faults);
    if (faults.empty()) bornes::words::check(entries, faults);
    for (const std::string& fault : faults) std::cerr << "words/" << fault << '\n';
    if (!faults.empty()) return 1;
    const Sorted all = sorted(std::move(entries));
    if (write(arguments[1], header(all)) && write(arguments[2], source(all))) return 0;
    std::cerr << "generate_words: cannot write " << arguments[1] << '\n';
    return 1;
}
