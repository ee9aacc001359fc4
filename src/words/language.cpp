#include "language.h"

#include <algorithm>
#include <string>
#include <vector>

#include "tables.h"

namespace bornes::words {
namespace {

const LanguageTable& table_of(Language language) {
    return language_tables()[static_cast<std::size_t>(language.index())];
}

}  // namespace

std::string_view Language::id() const { return table_of(*this).id; }
std::string_view Language::name() const { return table_of(*this).name; }
Edition Language::edition() const { return table_of(*this).edition; }
// The build fails if a language names an unknown neighbour, so value() is safe.
Language Language::beside() const { return language_from_id(table_of(*this).beside).value(); }

// The build fails if rules cannot be read, so value() is safe.
const NumberRules& Language::numbers() const {
    static const std::vector<NumberRules> rules = [] {
        std::vector<NumberRules> read;
        for (const LanguageTable& table : language_tables())
            read.push_back({PluralRule::parse(table.plural).value(),
                            NumberStyle::parse(table.grouped).value()});
        return read;
    }();
    return rules[index_];
}

std::span<const Language> languages() {
    static const std::vector<Language> all = [] {
        std::vector<Language> made;
        for (std::size_t i = 0; i < language_tables().size(); ++i)
            if (!language_tables()[i].pseudo) made.push_back(Language(static_cast<int>(i)));
        return made;
    }();
    return all;
}

std::optional<Language> language_from_id(std::string_view id) {
    const auto tables = language_tables();
    for (std::size_t i = 0; i < tables.size(); ++i)
        if (tables[i].id == id) return Language(static_cast<int>(i));
    return std::nullopt;
}

Language language_of_locale(std::string_view locale) {
    std::string id(locale.substr(0, locale.find_first_of(".@")));
    std::replace(id.begin(), id.end(), '_', '-');
    if (const auto exact = language_from_id(id)) return *exact;
    return language_from_id(id.substr(0, id.find('-'))).value_or(Language());
}

}  // namespace bornes::words
