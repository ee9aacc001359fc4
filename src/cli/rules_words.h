// The words of an edition: the names on its cards, and the words of its sheet (R8.12).
#pragma once

#include <array>
#include <string_view>

#include "bornes/rules.h"
#include "bornes/score.h"
#include "words/words.h"

namespace bornes::cli {

struct EditionWords {
    words::Voice voice;  // speaks with the words of the edition
    std::string_view unit;
    std::string_view hazard;
    std::string_view remedy;
    std::string_view safety;
    std::string_view prevention;  // a safety played without a coup fourré; mostly the same word
    std::string_view coup_fourre;
    // The names of the rows of the score sheet. The name for all four safeties is empty, because
    // the row of safeties includes them.
    std::array<std::string_view, kScoreRows.size()> rows;
    std::array<std::string_view, kCardKinds> cards;

    std::string_view operator[](Card card) const {
        return cards[static_cast<std::size_t>(index(card))];
    }
};

// Words in the language of the reader. An edition that is printed only in French keeps its French
// words.
EditionWords words_of(Edition edition, words::Language spoken);

}  // namespace bornes::cli
