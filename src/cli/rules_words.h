// How an edition speaks: the names on its cards, and the words of its sheet (R8.12).
#pragma once

#include <array>
#include <string_view>

#include "bornes/rules.h"
#include "bornes/score.h"
#include "words/words.h"

namespace bornes::cli {

struct EditionWords {
    words::Voice voice;  // in which the edition speaks
    std::string_view unit;
    std::string_view hazard;
    std::string_view remedy;
    std::string_view safety;
    std::string_view prevention;  // a safety played without coup fourré; mostly the same word
    std::string_view coup_fourre;
    // Rows of the score sheet; empty for all four safeties, which stand in the row of the safeties.
    std::array<std::string_view, kScoreRows.size()> rows;
    std::array<std::string_view, kCardKinds> cards;

    std::string_view operator[](Card card) const {
        return cards[static_cast<std::size_t>(index(card))];
    }
};

// In the language that is spoken; an edition that is printed in French only keeps its
// French words.
EditionWords words_of(Edition edition, words::Language spoken);

}  // namespace bornes::cli
