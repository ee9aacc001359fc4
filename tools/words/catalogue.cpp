#include "catalogue.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>

namespace bornes::words {
namespace {

// Takes the parts of a line off its front, or says that they are not there.
class Line {
public:
    explicit Line(std::string_view text) : rest_(text) {}

    bool done() {
        skip();
        return rest_.empty();
    }
    bool take(char wanted) {
        skip();
        if (rest_.empty() || rest_.front() != wanted) return false;
        rest_.remove_prefix(1);
        return true;
    }
    std::optional<std::string> take_string() {
        if (!take('"')) return std::nullopt;
        std::string text;
        while (!rest_.empty() && rest_.front() != '"') {
            if (rest_.front() == '\\') rest_.remove_prefix(1);
            if (rest_.empty()) return std::nullopt;
            text.push_back(rest_.front());
            rest_.remove_prefix(1);
        }
        if (rest_.empty()) return std::nullopt;
        rest_.remove_prefix(1);
        return text;
    }

private:
    void skip() {
        while (!rest_.empty() && rest_.front() == ' ') rest_.remove_prefix(1);
    }
    std::string_view rest_;
};

bool is_key(std::string_view key) {
    constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyz0123456789-.";
    return !key.empty() && key.find_first_not_of(allowed) == std::string_view::npos;
}

// `"key": {"en": "...", "fr": "..."}` and a comma; what is wrong with it otherwise.
std::string read_entry(Line line, const std::string& area, Entry& entry) {
    const std::optional<std::string> key = line.take_string();
    if (!key || !line.take(':') || !line.take('{')) return "not an entry: \"key\": {\"en\": ...}";
    const std::size_t at = key->find('@');
    const std::string name = key->substr(0, at);
    if (at != std::string::npos) entry.edition = key->substr(at + 1);
    if (!is_key(name) || (at != std::string::npos && !is_key(entry.edition)))
        return "a key has small letters, digits, dots and hyphens";
    entry.key = area;
    entry.key.append(".").append(name);
    for (std::size_t i = 0; i < kLanguages.size(); ++i) {
        if (i > 0 && !line.take(',')) return "a language is missing";
        if (line.take_string() != std::string(kLanguages[i])) return "the languages are en, fr";
        std::optional<std::string> text = line.take(':') ? line.take_string() : std::nullopt;
        if (!text || text->empty()) return "a text is missing";
        entry.texts[i] = std::move(*text);
    }
    if (!line.take('}')) return "a language too many";
    line.take(',');
    return line.done() ? std::string() : "one entry a line";
}

std::string with_place(const Entry& entry, std::string_view why) {
    return entry.place + ": " + entry.key + ": " + std::string(why);
}

}  // namespace

std::vector<std::string> placeholders(std::string_view text) {
    std::vector<std::string> names;
    for (std::size_t open = text.find('{'); open != std::string_view::npos;
         open = text.find('{', open + 1)) {
        const std::size_t close = text.find('}', open);
        names.emplace_back(text.substr(open + 1, close - open - 1));
    }
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    return names;
}

void read_file(const std::string& path, std::vector<Entry>& entries,
               std::vector<std::string>& faults) {
    std::ifstream file(path);
    if (!file) return faults.push_back(path + ": cannot be read");
    const std::string name = std::filesystem::path(path).filename().string();
    const std::string area = std::filesystem::path(path).stem().string();
    std::string text;
    for (int number = 1; std::getline(file, text); ++number) {
        Line line(text);
        if (line.done() || text == "{" || text == "}") continue;
        Entry entry;
        entry.place = name + ":" + std::to_string(number);
        const std::string why = read_entry(Line(text), area, entry);
        if (!why.empty()) faults.push_back(entry.place + ": " + why);
        entries.push_back(std::move(entry));
    }
}

void check(const std::vector<Entry>& entries, std::vector<std::string>& faults) {
    std::map<std::string, const Entry*> words;
    std::map<std::string, const Entry*> seen;
    for (const Entry& entry : entries) {
        if (!seen.emplace(entry.key + "@" + entry.edition, &entry).second)
            faults.push_back(with_place(entry, "stands there twice"));
        if (!entry.is_variant()) words.emplace(entry.key, &entry);
    }
    for (const Entry& entry : entries) {
        const auto word = words.find(entry.key);
        if (word == words.end()) {
            faults.push_back(with_place(entry, "a variant of a word that is not there"));
            continue;
        }
        const std::vector<std::string> wanted = placeholders(word->second->texts[0]);
        for (const std::string& placeholder : wanted)
            if (!is_key(placeholder) || placeholder.find_first_of(".-") != std::string::npos)
                faults.push_back(with_place(entry, "a placeholder is one word in braces"));
        for (const std::string& text : entry.texts)
            if (placeholders(text) != wanted)
                faults.push_back(with_place(entry, "the placeholders differ"));
    }
}

}  // namespace bornes::words
