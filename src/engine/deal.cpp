// Decks and the deal (R1, R2.3).
#include <algorithm>
#include <utility>

#include "bornes/position.h"
#include "bornes/score.h"

namespace bornes {
namespace {

constexpr DeckOrder sort(Deck deck) {
    Rules rules;
    rules.deck = deck;
    DeckOrder sorted{};
    auto place = sorted.begin();
    for (int i = 0; i < kCardKinds; ++i)
        place = std::fill_n(place, rules.count(card_at(i)), card_at(i));
    return sorted;
}
constexpr DeckOrder kSortedFull = sort(Deck::full);
constexpr DeckOrder kSortedShort = sort(Deck::short_);

}  // namespace

DeckOrder sorted_deck(const Rules& rules) {
    return rules.deck == Deck::full ? kSortedFull : kSortedShort;
}

DeckOrder shuffled_deck(const Rules& rules, Random& random) {
    DeckOrder deck = sorted_deck(rules);
    for (auto left = static_cast<std::uint32_t>(rules.deck_size()); left > 1; --left)
        std::swap(deck[left - 1], deck[random.below(left)]);
    return deck;
}

bool is_deck_of(const Rules& rules, const DeckOrder& deck) {
    std::array<int, kCardKinds> counts{};
    for (int i = 0; i < rules.deck_size(); ++i) {
        const auto kind = static_cast<std::size_t>(deck[static_cast<std::size_t>(i)]);
        if (kind >= kCardKinds) return false;
        ++counts[kind];
    }
    for (int i = 0; i < kCardKinds; ++i)
        if (counts[static_cast<std::size_t>(i)] != rules.count(card_at(i))) return false;
    return true;
}

Position deal(const Rules& rules, const DeckOrder& deck, int dealer) {
    Position position;
    Board& board = position.board;
    board.rules = rules;
    board.dealer = static_cast<std::uint8_t>(dealer);
    board.seat = static_cast<std::uint8_t>((dealer + 1) % rules.players);
    board.target_steps = static_cast<std::uint8_t>(rules.target / kStep);

    auto next = deck.begin();
    for (int round = 0; round < kHandSize; ++round)
        for (std::size_t i = 0, seat = board.seat; i < rules.players; ++i) {
            position.hands[seat].add(*next++);
            seat = seat + 1 == rules.players ? 0 : seat + 1;
        }
    position.hands[board.seat].add(*next++);  // the first player has drawn (R3.1)
    std::fill_n(board.hand_sizes.begin(), rules.players, std::uint8_t{kHandSize});
    ++board.hand_sizes[board.seat];
    const auto end = deck.begin() + rules.deck_size();
    board.draw_pile = static_cast<std::uint8_t>(end - next);
    std::reverse_copy(next, end, position.draw_pile.begin());
    return position;
}

Position deal_next(const Position& finished, const DeckOrder& deck) {
    const Board& last = finished.board;
    Position position = deal(last.rules, deck, (last.dealer + 1) % last.rules.players);
    position.board.hand_number = static_cast<std::uint16_t>(last.hand_number + 1);
    const auto totals = totals_after(last);
    for (std::size_t team = 0; team < kMaxTeams; ++team)
        position.board.totals[team] = static_cast<std::uint16_t>(totals[team]);
    return position;
}

}  // namespace bornes
