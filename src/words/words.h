// All texts for people, in every language of words/*.json, compiled in.
//
//     const Voice voice{language_of_locale("fr_CA.UTF-8"), Edition::classic_km};
//     voice(Word::table_your_turn)                             a word
//     voice(phrase::move_play{.card = "...", .name = "Ann"})   a phrase
//
// The fields of a phrase are in alphabetical order. A word that is not in the catalogue, or a
// placeholder without a value, does not compile.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bornes/bot.h"
#include "bornes/card.h"
#include "bornes/refusal.h"
#include "bornes/rules.h"
#include "bornes/score.h"
#include "generated_words.h"
#include "language.h"

namespace bornes::words {

// A language, and the edition whose words are used (R8.12).
class Voice {
public:
    Voice(Speech speech, Edition edition) : speech_(speech), edition_(edition) {}

    Language language() const { return speech_.language; }
    const Speech& speech() const { return speech_; }
    Edition edition() const { return edition_; }
    // The voice of the second language on cards.
    Voice on_cards() const { return {Speech(speech_.cards), edition_}; }

    // A number in the style of the language: "12,345".
    std::string operator()(int figure) const;
    // Same, with `digits` decimals: "3.1", "3,1".
    std::string decimal(double figure, int digits) const;
    std::string_view operator()(Word word) const { return text(static_cast<int>(word)); }
    template <class Phrase>
    std::string operator()(const Phrase& phrase) const {
        const auto slots = phrase.slots();
        return fill(text(Phrase::kNumber), slots);
    }
    // The word or phrase of a key that is known only at run time, such as
    // "keeper.fault.no-extension", filled with the values. Returns nothing if there is no such key.
    std::optional<std::string> say(std::string_view key, std::span<const Slot> slots = {}) const;

private:
    std::string_view text(int number) const;
    std::string fill(std::string_view text, std::span<const Slot> slots) const;

    Speech speech_;
    Edition edition_;
};

// The words for things that the engine names.
Word name_of(Card card);
Word short_name_of(Card card);
Word name_of(Edition edition);
Word about(Edition edition);
Word name_of(Level level);
Word sentence_of(Refusal refusal);
Word sentence_of(RulesFault fault);
// The words of a phrase that players can say at online tables, such as "hello".
Word name_of_phrase(std::string_view phrase);
Word name_of(const ScoreRow& row);
// What scores in a row, such as "each safety".
Word help_of(const ScoreRow& row);
Word name_of_setting(std::string_view setting);
// The word for a value of a setting, such as "attack" and "rolling". Numbers have no word.
std::optional<Word> name_of_value(std::string_view setting, std::string_view value);

// The word of a key such as "card.stop", if there is one.
std::optional<Word> word_from_key(std::string_view key);

}  // namespace bornes::words
