// How an edition speaks: the names on its cards, and the words of its sheet (R8.12).
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "bornes/rules.h"
#include "bornes/score.h"

namespace bornes::cli {

struct EditionWords {
    std::string_view about;  // what the edition is
    std::string_view unit;
    std::string_view hazard;
    std::string_view remedy;
    std::string_view safety;
    std::string_view prevention;  // a safety played without coup fourré; mostly the same word
    std::string_view coup_fourre;
    std::string extension;
    std::array<std::string, kScoreRows.size()> rows;  // of the sheet; without one of its own, empty
    std::array<std::string_view, kCardKinds> cards;

    std::string_view operator[](Card card) const {
        return cards[static_cast<std::size_t>(index(card))];
    }
};

const EditionWords& words_of(Edition edition);

}  // namespace bornes::cli
