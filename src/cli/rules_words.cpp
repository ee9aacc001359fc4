#include "rules_words.h"

#include <algorithm>

namespace bornes::cli {
namespace {

using words::Language;
using words::Voice;
using words::Word;

// The language in which the sheet of an edition is printed. English sheets also exist in other
// languages, so for them it is the language of the reader.
Language language_of(Edition edition, Language spoken) {
    const Voice english(Language(), edition);
    const auto printed = words::language_from_id(english(Word::edition_language));
    return !printed || *printed == Language() ? spoken : *printed;
}

// On the printed sheet, the row of safeties includes the points for all four.
std::string_view row_name(const Voice& voice, const ScoreRow& row) {
    if (row.points == &Score::all_safeties) return {};
    return voice(words::name_of(row));
}

}  // namespace

EditionWords words_of(Edition edition, Language spoken) {
    const Voice voice(language_of(edition, spoken), edition);
    EditionWords made{.voice = voice,
                      .unit = voice(Word::edition_unit),
                      .hazard = voice(Word::card_family_hazard),
                      .remedy = voice(Word::card_family_remedy),
                      .safety = voice(Word::card_family_safety),
                      .prevention = voice(Word::edition_prevention),
                      .coup_fourre = voice(Word::table_coup_fourre),
                      .rows = {},
                      .cards = {}};
    std::transform(kScoreRows.begin(), kScoreRows.end(), made.rows.begin(),
                   [&](const ScoreRow& row) { return row_name(voice, row); });
    for (int i = 0; i < kCardKinds; ++i)
        made.cards[static_cast<std::size_t>(i)] = voice(words::name_of(card_at(i)));
    return made;
}

}  // namespace bornes::cli
