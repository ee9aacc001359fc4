// Texts in words: what tests read and write.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bornes/card.h"

namespace bornes::test {

// The pieces between any of the separators, without those that are empty.
std::vector<std::string> split(std::string_view text, std::string_view separators);
std::string join(const std::vector<std::string>& words);

// Card ids separated by spaces. Throws at a word that is none.
std::vector<Card> cards_from(std::string_view text);

template <class Cards>
std::string text_of(const Cards& cards) {
    std::vector<std::string> words;
    for (const Card card : cards) words.emplace_back(id(card));
    return join(words);
}

}  // namespace bornes::test
