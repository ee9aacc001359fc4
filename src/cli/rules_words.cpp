#include "rules_words.h"

#include <algorithm>
#include <cctype>

#include "words/words.h"

namespace bornes::cli {
namespace {

using words::Language;
using words::Voice;
using words::Word;

// As it stands within a line: the score sheet has it as a heading.
std::string within_a_line(std::string_view heading) {
    std::string text(heading);
    text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
    return text;
}

// The language that the sheet of an edition is printed in.
Language language_of(Edition edition) {
    const Voice english(Language(), edition);
    return words::language_from_id(english(Word::edition_language)).value_or(Language());
}

// The printed sheet has the points for all four safeties in the row of the safeties.
std::string row_name(const Voice& voice, const ScoreRow& row) {
    if (row.points == &Score::all_safeties) return {};
    return within_a_line(voice(words::name_of(row)));
}

EditionWords make(Edition edition) {
    const Voice voice(language_of(edition), edition);
    EditionWords made{.about = Voice(Language(), edition)(words::about(edition)),
                      .unit = voice(Word::edition_unit),
                      .hazard = voice(Word::card_family_hazard),
                      .remedy = voice(Word::card_family_remedy),
                      .safety = voice(Word::card_family_safety),
                      .prevention = voice(Word::edition_prevention),
                      .coup_fourre = voice(Word::table_coup_fourre),
                      .extension = within_a_line(voice(Word::score_extension)),
                      .rows = {},
                      .cards = {}};
    std::transform(kScoreRows.begin(), kScoreRows.end(), made.rows.begin(),
                   [&](const ScoreRow& row) { return row_name(voice, row); });
    for (int i = 0; i < kCardKinds; ++i)
        made.cards[static_cast<std::size_t>(i)] = voice(words::name_of(card_at(i)));
    return made;
}

}  // namespace

const EditionWords& words_of(Edition edition) {
    static const auto all = [] {
        std::array<EditionWords, kEditions.size()> made;
        std::transform(kEditions.begin(), kEditions.end(), made.begin(), make);
        return made;
    }();
    return all[static_cast<std::size_t>(edition)];
}

}  // namespace bornes::cli
