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
    auto next = sorted.begin();
    for (int i = 0; i < kCardKinds; ++i)
        next = std::fill_n(next, rules.count(card_at(i)), card_at(i));
    return sorted;
}
constexpr DeckOrder kSortedFull = sort(Deck::full);
constexpr DeckOrder kSortedShort = sort(Deck::short_);

// The place value of each card in a mixed-radix number: in the full deck, a card weighs one more
// than all cards of the earlier kinds together. A byte that is no card weighs nothing.
constexpr auto kWeights = [] {
    std::array<std::uint64_t, 256> weights{};
    std::uint64_t next = 1;
    for (int kind = 0; kind < kCardKinds; ++kind) {
        weights[static_cast<std::size_t>(kind)] = next;
        next *= static_cast<std::uint64_t>(count_in_full_deck(card_at(kind))) + 1;
    }
    return weights;
}();

constexpr std::uint64_t weigh(const DeckOrder& deck, int size) {
    std::uint64_t weight = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(size); ++i)
        weight += kWeights[static_cast<std::size_t>(deck[i])];
    return weight;
}
constexpr std::uint64_t kFullWeight = weigh(kSortedFull, kFullDeck);
constexpr std::uint64_t kShortWeight = weigh(kSortedShort, kShortDeck);

// A position on which no action is legal.
DealResult refused(DealFault fault) {
    DealResult result{.position = {}, .fault = fault};
    result.position.board.phase = Phase::game_over;
    return result;
}

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

// The weight of a deck is a number whose digits are the counts of the kinds. Other counts give the
// same number only if a digit overflows: many cards of one kind then count as one card of the next.
// That takes more cards than the deck has, and the number of cards is fixed.
bool is_deck_of(const Rules& rules, const DeckOrder& deck) {
    return rules.deck == Deck::full ? weigh(deck, kFullDeck) == kFullWeight
                                    : weigh(deck, kShortDeck) == kShortWeight;
}

std::string_view sentence(DealFault fault) {
    switch (fault) {
        case DealFault::none: return "the hand can be dealt";
        case DealFault::no_such_dealer: return "the dealer is not at the table";
        case DealFault::wrong_deck:
            return "the deck does not have the cards that the rules ask for";
        case DealFault::hand_not_over: return "the next hand is dealt when this one is over";
        case DealFault::game_over: return "the game is over";
    }
    return {};
}

DealResult deal(const Rules& rules, const DeckOrder& deck, Seat dealer) {
    if (dealer < 0 || dealer >= rules.players) return refused(DealFault::no_such_dealer);
    if (!is_deck_of(rules, deck)) return refused(DealFault::wrong_deck);
    DealResult result;
    Position& position = result.position;
    Board& board = position.board;
    board.rules = rules;
    board.dealer = dealer;
    board.seat = (dealer + 1) % rules.players;
    board.target_steps = static_cast<std::uint8_t>(rules.target / kStep);

    auto next = deck.begin();
    for (int round = 0; round < kHandSize; ++round)
        for (int i = 0, seat = board.seat; i < rules.players; ++i) {
            position.hands[seat].add(*next++);
            seat = seat + 1 == rules.players ? 0 : seat + 1;
        }
    position.hands[board.seat].add(*next++);  // the first player has already drawn (R3.1)
    std::fill_n(board.hand_sizes.begin(), rules.players, std::uint8_t{kHandSize});
    ++board.hand_sizes[board.seat];
    const auto end = deck.begin() + rules.deck_size();
    board.draw_pile_size = static_cast<std::uint8_t>(end - next);
    std::reverse_copy(next, end, position.draw_pile.begin());
    return result;
}

DealResult deal_next(const Position& finished, const DeckOrder& deck) {
    const Board& last = finished.board;
    if (last.phase == Phase::game_over || last.hand_number == kMostHands)
        return refused(DealFault::game_over);
    if (last.phase != Phase::hand_over) return refused(DealFault::hand_not_over);
    DealResult result = deal(last.rules, deck, (last.dealer + 1) % last.rules.players);
    if (!result) return result;
    Board& board = result.position.board;
    board.hand_number = static_cast<std::uint16_t>(last.hand_number + 1);
    const auto totals = totals_after(last);
    for (int team = 0; team < kMaxTeams; ++team)
        board.totals[team] = static_cast<std::uint16_t>(totals[team]);
    return result;
}

}  // namespace bornes
