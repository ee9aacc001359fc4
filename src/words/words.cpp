#include "words.h"

#include <algorithm>
#include <cassert>

#include "tables.h"

namespace bornes::words {
namespace {

// The catalogue holds a word for every id of the engine; tests/words sees to that.
Word word_at(std::string_view area, std::string_view id) {
    std::string key(area);
    key += id;
    const std::optional<Word> word = word_from_key(key);
    assert(word);
    return word.value_or(Word{});
}

}  // namespace

std::string_view id(Language language) { return language == Language::french ? "fr" : "en"; }

std::optional<Language> language_from_id(std::string_view id) {
    for (const Language each : {Language::english, Language::french})
        if (words::id(each) == id) return each;
    return std::nullopt;
}

Language language_of_locale(std::string_view locale) {
    const std::string_view language = locale.substr(0, locale.find_first_of("_.@"));
    return language_from_id(language).value_or(Language::english);
}

std::string_view Voice::text(int number) const {
    const Texts* found = &texts()[static_cast<std::size_t>(number)];
    for (const Variant& variant : variants())
        if (variant.number == number && variant.edition == edition_) found = &variant.texts;
    return language_ == Language::french ? found->french : found->english;
}

std::string Voice::fill(std::string_view text, std::span<const Slot> slots) {
    std::string out;
    for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{')) {
        const std::size_t close = text.find('}', open);
        const std::string_view name = text.substr(open + 1, close - open - 1);
        out += text.substr(0, open);
        for (const Slot& slot : slots)
            if (slot.name == name) out += slot.text;
        text.remove_prefix(close + 1);
    }
    out += text;
    return out;
}

Word name_of(Card card) { return word_at("card.", bornes::id(card)); }
Word short_name_of(Card card) { return word_at("card.short.", bornes::id(card)); }
Word name_of(Edition edition) { return word_at("edition.", bornes::id(edition)); }
Word about(Edition edition) { return word_at("edition.about.", bornes::id(edition)); }
Word sentence_of(Refusal refusal) { return word_at("refusal.", bornes::id(refusal)); }
Word name_of_setting(std::string_view setting) { return word_at("rule.", setting); }

Word name_of(Level level) { return word_at("player.", bornes::id(level)); }
Word sentence_of(RulesFault fault) { return word_at("rule.fault.", bornes::id(fault)); }

std::optional<Word> name_of_value(std::string_view setting, std::string_view value) {
    std::string key("rule.");
    key.append(setting).append(".").append(value);
    return word_from_key(key);
}

std::optional<Word> word_from_key(std::string_view key) {
    const auto words = texts().first(static_cast<std::size_t>(word_count()));
    const auto found = std::lower_bound(
        words.begin(), words.end(), key,
        [](const Texts& each, std::string_view wanted) { return each.key < wanted; });
    if (found == words.end() || found->key != key) return std::nullopt;
    return static_cast<Word>(found - words.begin());
}

}  // namespace bornes::words
