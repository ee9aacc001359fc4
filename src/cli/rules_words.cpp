#include "rules_words.h"

#include "words/words.h"

namespace bornes::cli {
namespace {

using words::Language;
using words::Voice;
using words::Word;

// What the sheets call things that are not on a card, as they stand within a line; words/score.json
// has most of them too, as headings.
struct SheetWords {
    std::string_view prevention;
    std::string_view delayed_action;
    std::string_view safe_trip;
    std::string_view shut_out;
    std::string_view extension;
};
constexpr SheetWords kEnglish{"", "delayed action", "safe trip", "shut-out", "extension"};
constexpr SheetWords kEnglish1962{"Prevention", "delayed action", "safe trip", "shut-out",
                                  "extension"};
constexpr SheetWords kFrench{"prévention", "couronnement", "sans étape", "capot", "allonge"};

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

EditionWords make(Edition edition) {
    const bool french = edition == Edition::parker_1971_fr;
    const Voice voice(french ? Language::french : Language::english, edition);
    const SheetWords& sheet = french                            ? kFrench
                              : edition == Edition::parker_1962 ? kEnglish1962
                                                                : kEnglish;
    EditionWords made{.about = about(edition),
                      .unit = voice(Word::edition_unit),
                      .hazard = voice(Word::card_family_hazard),
                      .remedy = voice(Word::card_family_remedy),
                      .safety = voice(Word::card_family_safety),
                      .prevention = sheet.prevention,
                      .coup_fourre = voice(Word::table_coup_fourre),
                      .delayed_action = sheet.delayed_action,
                      .safe_trip = sheet.safe_trip,
                      .shut_out = sheet.shut_out,
                      .extension = sheet.extension,
                      .cards = {}};
    for (int i = 0; i < kCardKinds; ++i)
        made.cards[static_cast<std::size_t>(i)] = voice(words::name_of(card_at(i)));
    return made;
}

}  // namespace

const EditionWords& words_of(Edition edition) {
    static const std::array all{make(Edition::parker_1962), make(Edition::parker_1971_fr),
                                make(Edition::parker_1988), make(Edition::fundex_2010),
                                make(Edition::classic_km)};
    return all[static_cast<std::size_t>(edition)];
}

}  // namespace bornes::cli
