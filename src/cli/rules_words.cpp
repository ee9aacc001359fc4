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

std::string_view prevention(Edition edition) {
    switch (edition) {
        case Edition::parker_1962: return "Prevention";
        case Edition::parker_1971_fr: return "prévention";
        default: return "";
    }
}

std::string_view about(Edition edition) {
    switch (edition) {
        case Edition::parker_1962: return "the first American card game";
        case Edition::parker_1971_fr: return "the game of 1962 in French, for Canada";
        case Edition::parker_1988: break;
        case Edition::fundex_2010: return "the board game: a single race";
        case Edition::classic_km: return "the international game in short";
    }
    return "the revised American card game";
}

// The language that the sheet of an edition is printed in.
Language language_of(Edition edition) {
    return edition == Edition::parker_1971_fr ? words::language_from_id("fr").value() : Language();
}

EditionWords make(Edition edition) {
    const Voice voice(language_of(edition), edition);
    EditionWords made{.about = about(edition),
                      .unit = voice(Word::edition_unit),
                      .hazard = voice(Word::card_family_hazard),
                      .remedy = voice(Word::card_family_remedy),
                      .safety = voice(Word::card_family_safety),
                      .prevention = prevention(edition),
                      .coup_fourre = voice(Word::table_coup_fourre),
                      .delayed_action = within_a_line(voice(Word::score_delayed_action)),
                      .safe_trip = within_a_line(voice(Word::score_safe_trip)),
                      .shut_out = within_a_line(voice(Word::score_shut_out)),
                      .extension = within_a_line(voice(Word::score_extension)),
                      .cards = {}};
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
