#include "terminal/telling/phrases.h"

#include "protocol/values.h"
#include "terminal/telling/telling.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {

std::optional<std::string_view> phrase_from(std::string_view text) {
    for (const std::string_view id : protocol::kPhrases) {
        if (simplified(id) == text) return id;
        for (const Language language : words::languages()) {
            const Voice voice(language, kDefaultEdition);
            if (simplified(voice(words::name_of_phrase(id))) == text) return id;
        }
    }
    return std::nullopt;
}

std::string all_phrases(const Voice& voice) {
    std::string all;
    for (const std::string_view id : protocol::kPhrases)
        all.append(all.empty() ? "" : ", ").append(voice(words::name_of_phrase(id)));
    return all;
}

}  // namespace bornes::terminal
