#include "rules_words.h"

namespace bornes::cli {
namespace {

constexpr EditionWords kEnglish{
    .about = "",
    .unit = "miles",
    .hazard = "hazard",
    .remedy = "remedy",
    .safety = "safety",
    .prevention = "",
    .coup_fourre = "coup fourré",
    .delayed_action = "delayed action",
    .safe_trip = "safe trip",
    .shut_out = "shut-out",
    .extension = "extension",
    .cards = {"25", "50", "75", "100", "200", "Accident", "Out of Gas", "Flat Tire", "Stop",
              "Speed Limit", "Repairs", "Gasoline", "Spare Tire", "Roll", "End of Limit",
              "Driving Ace", "Extra Tank", "Puncture-Proof", "Right of Way"},
};

constexpr EditionWords kFrench{
    .about = "the game of 1962 in French, for Canada",
    .unit = "milles",
    .hazard = "obstacle",
    .remedy = "parade",
    .safety = "botte",
    .prevention = "prévention",
    .coup_fourre = "coup fourré",
    .delayed_action = "couronnement",
    .safe_trip = "sans étape",
    .shut_out = "capot",
    .extension = "allonge",
    .cards = {"25", "50", "75", "100", "200", "Accident", "Panne d'essence", "Crevé", "Feu rouge",
              "Limite de vitesse", "Réparations", "Essence", "Roue de secours", "Roulez",
              "Fin de limite", "As du volant", "Citerne d'essence", "Increvable",
              "Véhicule prioritaire"},
};

// The English words, but for a few.
constexpr EditionWords english(std::string_view about, std::string_view stop,
                               std::string_view roll) {
    EditionWords words = kEnglish;
    words.about = about;
    words.cards[static_cast<std::size_t>(Card::stop)] = stop;
    words.cards[static_cast<std::size_t>(Card::roll)] = roll;
    return words;
}

constexpr EditionWords kParker1962 = [] {
    EditionWords words = english("the first American card game", "Red Light", "Roll");
    words.prevention = "Prevention";
    return words;
}();

constexpr EditionWords kParker1988 = english("the revised American card game", "Stop", "Roll");

constexpr EditionWords kFundex2010 = english("the board game: a single race", "Stop", "Go!");

constexpr EditionWords kClassicKm = [] {
    EditionWords words = english("the international game in short", "Stop", "Go");
    words.unit = "km";
    return words;
}();

}  // namespace

const EditionWords& words_of(Edition edition) {
    switch (edition) {
        case Edition::parker_1962: return kParker1962;
        case Edition::parker_1971_fr: return kFrench;
        case Edition::parker_1988: break;
        case Edition::fundex_2010: return kFundex2010;
        case Edition::classic_km: return kClassicKm;
    }
    return kParker1988;
}

}  // namespace bornes::cli
