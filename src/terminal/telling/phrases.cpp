#include "terminal/telling/phrases.h"

#include "terminal/telling/telling.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {

std::optional<std::string_view> phrase_from(std::string_view text) {
    for (const Phrase& phrase : kPhrases) {
        if (simplified(phrase.id) == text) return phrase.id;
        for (const Language language : {Language::english, Language::french})
            if (simplified(Voice(language, kDefaultEdition)(phrase.word)) == text) return phrase.id;
    }
    return std::nullopt;
}

std::string all_phrases(const Voice& voice) {
    std::string all;
    for (const Phrase& phrase : kPhrases)
        all.append(all.empty() ? "" : ", ").append(voice(phrase.word));
    return all;
}

}  // namespace bornes::terminal
