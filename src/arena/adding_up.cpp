#include "arena/adding_up.h"

#include <numeric>

namespace bornes::arena {
namespace {

// How many of each kind the viewer sees.
std::array<int, kCardKinds> seen_cards(const View& view) {
    std::array<int, kCardKinds> seen{};
    for (std::size_t i = 0; i < view.board.laid_count; ++i)
        ++seen[static_cast<std::size_t>(view.board.laid[i].card)];
    for (int kind = 0; kind < kCardKinds; ++kind)
        seen[static_cast<std::size_t>(kind)] += view.hand.count(card_at(kind));
    return seen;
}

bool sees_too_many(const View& view) {
    const auto seen = seen_cards(view);
    for (int kind = 0; kind < kCardKinds; ++kind)
        if (seen[static_cast<std::size_t>(kind)] > view.board.rules.count(card_at(kind)))
            return true;
    return false;
}

int cards_of_all(const View& view) {
    const Board& board = view.board;
    return std::accumulate(board.hand_sizes.begin(), board.hand_sizes.end(),
                           board.laid_count + board.draw_pile);
}

bool deck_fits(const View& view) {
    return cards_of_all(view) == view.board.rules.deck_size() && !sees_too_many(view);
}

// R5.1: the hazard shows on a pile of the viewer's team, and the viewer has the safety.
bool choice_is_real(const View& view) {
    const Board& board = view.board;
    const int team = board.rules.team_of(view.seat);
    const Pile which = board.attack_card == Card::speed_limit ? Pile::speed : Pile::battle;
    const int pile = pile_index(team, which);
    return board.attack_team == team && board.rules.team_of(board.attack_seat) != team &&
           !board.pile_empty(pile) && board.top(pile) == board.attack_card &&
           view.hand.has(safety_against(board.attack_card));
}

// R6.3
bool extension_is_real(const View& view) {
    const Board& board = view.board;
    const Tableau& own = board.teams[static_cast<std::size_t>(board.team_to_act())];
    return own.steps == board.target_steps && board.rules.extension != kNoExtension &&
           !board.extended();
}

}  // namespace

void fit_deck(View& view) {
    if (deck_fits(view)) return;
    View other = view;
    other.board.rules.deck = view.board.rules.deck == Deck::full ? Deck::short_ : Deck::full;
    if (deck_fits(other)) view = other;
}

std::string_view what_does_not_add_up(const View& view) {
    const Board& board = view.board;
    if (view.hand.size() != board.hand_sizes[static_cast<std::size_t>(view.seat)])
        return "\"hand\" and \"handSizes\" disagree";
    if (sees_too_many(view)) return "there are more cards of a kind than exist";
    if (cards_of_all(view) != board.rules.deck_size())
        return "the cards in all places do not make a deck";
    if (board.phase == Phase::coup_fourre && !choice_is_real(view))
        return "there is nothing that the seat could answer with a coup fourré";
    if (board.phase == Phase::extension && !extension_is_real(view))
        return "there is no target to extend";
    if (board.phase == Phase::play && view.hand.empty()) return "the seat to act has no card";
    return {};
}

std::array<std::uint8_t, kCardKinds> unseen_at_most(const View& view) {
    const auto seen = seen_cards(view);
    std::array<std::uint8_t, kCardKinds> unseen{};
    for (std::size_t kind = 0; kind < unseen.size(); ++kind) {
        const int left = view.board.rules.count(card_at(static_cast<int>(kind))) - seen[kind];
        unseen[kind] = static_cast<std::uint8_t>(left > 0 ? left : 0);
    }
    return unseen;
}

}  // namespace bornes::arena
