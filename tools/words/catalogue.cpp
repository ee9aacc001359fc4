#include "catalogue.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "line.h"

namespace bornes::words {
namespace {

namespace fs = std::filesystem;

bool is_key(std::string_view key) {
    constexpr std::string_view allowed = "abcdefghijklmnopqrstuvwxyz0123456789-.";
    return !key.empty() && key.find_first_not_of(allowed) == std::string_view::npos;
}

class FileReader {
public:
    FileReader(const fs::path& path, Faults& faults) : path_(path), faults_(faults) {
        catalogue_.place = (path.parent_path().filename() / path.filename()).string();
    }

    Catalogue read() {
        std::ifstream file(path_);
        if (!file) faults_.push_back(catalogue_.place + ": cannot be read: check its permissions");
        std::string text;
        while (std::getline(file, text)) {
            ++number_;
            Line line(text);
            if (line.done() || text == "{" || text == "}") continue;
            if (!comma_) fault("the line before this one needs a comma at its end");
            read_line(text);
        }
        if (comma_ && number_ > 0) fault("the last entry must not end with a comma");
        check_facts();
        return std::move(catalogue_);
    }

private:
    void read_line(std::string_view text) {
        Line line(text);
        const std::optional<std::string> key = line.take_string();
        if (!key || !line.take(':'))
            return fault("not an entry: write \"key\": \"text\", one entry per line");
        const bool note = key->starts_with('@') && !key->starts_with("@@");
        const bool well = note ? read_note(line, *key) : read_text(line, *key);
        comma_ = line.take(',');
        if (well && !line.done()) fault("one entry per line: move the rest to the next line");
    }

    bool read_note(Line& line, const std::string& key) {
        const bool well = line.take('{') && line.take_string() == "description" && line.take(':') &&
                          line.take_string() && line.take('}');
        if (!well) fault("a note for translators is " + key + R"(: {"description": "..."})");
        return well;
    }

    bool read_text(Line& line, const std::string& key) {
        std::optional<std::string> text = line.take_string();
        if (!text || text->empty()) {
            fault(key + R"(: the text is missing, or has an escape other than \" and \\)");
            return false;
        }
        if (std::string* fact = fact_at(key))
            *fact = std::move(*text);
        else if (key.starts_with("@@"))
            fault(key +
                  " is not known: a language has @@locale, @@name, @@plural, @@grouped, "
                  "@@beside and perhaps @@edition");
        else
            read_message(key, std::move(*text));
        return true;
    }

    void read_message(const std::string& key, std::string text) {
        const std::size_t at = std::min(key.find('@'), key.size());
        Entry entry{.key = key.substr(0, at),
                    .edition = at < key.size() ? key.substr(at + 1) : std::string(),
                    .text = std::move(text),
                    .place = place()};
        if (!is_key(entry.key) || (at < key.size() && !is_key(entry.edition)))
            return fault(key + ": a key has small letters, digits, dots and hyphens");
        if (catalogue_.find(entry.key, entry.edition) != nullptr)
            return fault(key + ": this key is here twice: remove one of the two");
        ParsedMessage parsed = parse_message(entry.text);
        if (!parsed.fault.empty()) return fault(key + ": " + parsed.fault);
        entry.message = std::move(parsed.message);
        entry.arguments = arguments_of(entry.message);
        catalogue_.entries.push_back(std::move(entry));
    }

    std::string* fact_at(std::string_view key) {
        if (key == "@@locale") return &catalogue_.id;
        if (key == "@@name") return &catalogue_.name;
        if (key == "@@plural") return &catalogue_.plural;
        if (key == "@@grouped") return &catalogue_.grouped;
        if (key == "@@beside") return &catalogue_.beside;
        if (key == "@@edition") return &catalogue_.first_edition;
        return nullptr;
    }

    void check_facts() {
        number_ = 1;
        const std::string stem = path_.stem().string();
        if (catalogue_.id != stem)
            fault("write \"@@locale\": \"" + stem + "\", as in the file name");
        if (catalogue_.name.empty()) fault("\"@@name\" is missing: what its speakers call it");
        if (catalogue_.plural.empty() || !PluralRule::parse(catalogue_.plural))
            fault("\"@@plural\" must be a rule of the CLDR such as \"one: n = 1\"");
        if (!NumberStyle::parse(catalogue_.grouped))
            fault(
                "\"@@grouped\" must be the smallest number with a separator, and a half: "
                "\"1.000,5\"");
    }

    std::string place() const { return catalogue_.place + ":" + std::to_string(number_); }
    void fault(const std::string& why) { faults_.push_back(place() + ": " + why); }

    fs::path path_;
    Faults& faults_;
    Catalogue catalogue_;
    int number_ = 0;
    bool comma_ = true;  // whether the last entry ended with a comma
};

}  // namespace

const Entry* Catalogue::find(std::string_view key, std::string_view edition) const {
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const Entry& each) {
        return each.key == key && each.edition == edition;
    });
    return found == entries.end() ? nullptr : &*found;
}

Catalogue read_file(const std::string& path, Faults& faults) {
    return FileReader(path, faults).read();
}

std::vector<Catalogue> read_folder(const std::string& folder, Faults& faults) {
    std::vector<std::string> paths;
    std::error_code error;
    for (const fs::directory_entry& each : fs::directory_iterator(folder, error))
        if (each.path().extension() == ".json") paths.push_back(each.path().string());
    if (error) faults.push_back(folder + ": " + error.message() + ": name the folder of words");
    std::sort(paths.begin(), paths.end(), [](const std::string& a, const std::string& b) {
        const auto rank = [](const fs::path& path) {
            return std::pair(path.stem() != kReference, path.stem());
        };
        return rank(a) < rank(b);
    });
    std::vector<Catalogue> catalogues;
    for (const std::string& path : paths) catalogues.push_back(read_file(path, faults));
    if (catalogues.empty() || catalogues.front().id != kReference)
        faults.push_back(folder + ": en.json is missing: English is the reference");
    return catalogues;
}

std::vector<std::string> missing_keys(const Catalogue& reference, const Catalogue& language) {
    std::vector<std::string> missing;
    for (const Entry& entry : reference.entries)
        if (!entry.is_variant() && language.find(entry.key) == nullptr)
            missing.push_back(entry.key);
    return missing;
}

}  // namespace bornes::words
