#include "words.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>

#include "tables.h"

namespace bornes::words {
namespace {

// The catalogue has a word for every id of the engine; tests/words checks that.
Word word_at(std::string_view area, std::string_view id) {
    std::string key(area);
    key += id;
    const std::optional<Word> word = word_from_key(key);
    assert(word);
    return word.value_or(Word{});
}

}  // namespace

std::string_view Voice::text(int number) const {
    const LanguageTable& table = language_tables()[static_cast<std::size_t>(language().index())];
    for (const Variant& variant : table.variants)
        if (variant.number == number && variant.edition == edition_) return variant.text;
    return table.texts[static_cast<std::size_t>(number)];
}

std::string Voice::fill(std::string_view text, std::span<const Slot> slots) const {
    return format(parse_message(text).message, slots, language().numbers());
}

std::optional<std::string> Voice::say(std::string_view key, std::span<const Slot> slots) const {
    if (const std::optional<Word> word = word_from_key(key)) return std::string((*this)(*word));
    const auto keys = phrase_keys();
    const auto found = std::lower_bound(keys.begin(), keys.end(), key);
    if (found == keys.end() || *found != key) return std::nullopt;
    const auto number =
        static_cast<int>(word_keys().size()) + static_cast<int>(found - keys.begin());
    return fill(text(number), slots);
}

std::string Voice::operator()(int figure) const {
    return language().numbers().style.write(std::to_string(figure));
}

std::string Voice::decimal(double figure, int digits) const {
    // Large enough for any double: 309 digits, a sign, a point and the decimals.
    std::array<char, 400> text{};
    const auto [end, error] = std::to_chars(text.data(), text.data() + text.size(), figure,
                                            std::chars_format::fixed, digits);
    assert(error == std::errc());
    return language().numbers().style.write(
        std::string_view(text.data(), static_cast<std::size_t>(end - text.data())));
}

Word name_of(Card card) { return word_at("card.", bornes::id(card)); }
Word short_name_of(Card card) { return word_at("card.short.", bornes::id(card)); }
Word name_of(Edition edition) { return word_at("edition.", bornes::id(edition)); }
Word about(Edition edition) { return word_at("edition.about.", bornes::id(edition)); }
Word sentence_of(Refusal refusal) { return word_at("refusal.", bornes::id(refusal)); }
Word name_of_phrase(std::string_view phrase) { return word_at("phrase.", phrase); }
Word name_of(const ScoreRow& row) { return word_at("score.", row.id); }
Word help_of(const ScoreRow& row) { return word_at("help.score.", row.id); }
Word name_of_setting(std::string_view setting) { return word_at("rule.", setting); }

Word name_of(Level level) { return word_at("player.", bornes::id(level)); }
Word sentence_of(RulesFault fault) { return word_at("rule.fault.", bornes::id(fault)); }

std::optional<Word> name_of_value(std::string_view setting, std::string_view value) {
    std::string key("rule.");
    key.append(setting).append(".").append(value);
    return word_from_key(key);
}

std::optional<Word> word_from_key(std::string_view key) {
    const auto keys = word_keys();
    const auto found = std::lower_bound(keys.begin(), keys.end(), key);
    if (found == keys.end() || *found != key) return std::nullopt;
    return static_cast<Word>(found - keys.begin());
}

}  // namespace bornes::words
