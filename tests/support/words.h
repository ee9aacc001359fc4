// Splits and joins texts for tests.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bornes/card.h"

namespace bornes::test {

// The pieces between separators, without empty pieces.
std::vector<std::string> split(std::string_view text, std::string_view separators);
std::string join(const std::vector<std::string>& words);

// Card ids separated by spaces. Throws if a word is not a card.
std::vector<Card> cards_from(std::string_view text);

template <class Cards>
std::string text_of(const Cards& cards) {
    std::vector<std::string> words;
    for (const Card card : cards) words.emplace_back(id(card));
    return join(words);
}

}  // namespace bornes::test
