#include "support/words.h"

#include <stdexcept>

namespace bornes::test {

std::vector<std::string> split(std::string_view text, std::string_view separators) {
    std::vector<std::string> pieces;
    while (!text.empty()) {
        const std::string_view piece = text.substr(0, text.find_first_of(separators));
        if (!piece.empty()) pieces.emplace_back(piece);
        text.remove_prefix(std::min(piece.size() + 1, text.size()));
    }
    return pieces;
}

std::string join(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) {
        if (!text.empty()) text += ' ';
        text += word;
    }
    return text;
}

std::vector<Card> cards_from(std::string_view text) {
    std::vector<Card> cards;
    for (const std::string& word : split(text, " ")) {
        const std::optional<Card> card = from_id<Card>(word);
        if (!card) throw std::invalid_argument("no card: " + word);
        cards.push_back(*card);
    }
    return cards;
}

}  // namespace bornes::test
