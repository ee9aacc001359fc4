#include "bornes/build_view.h"

#include <algorithm>
#include <numeric>

#include "effects.h"

namespace bornes {
namespace {

using namespace detail;

// How many cards of each kind the viewer sees.
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
                           board.laid_count + board.draw_pile_size);
}

bool has_seat(const Rules& rules, Seat seat) { return seat >= 0 && seat < rules.players; }

bool deck_fits(const View& view) {
    return cards_of_all(view) == view.board.rules.deck_size() && !sees_too_many(view);
}

// R5.1: the hazard lies on top of a pile of the viewer's team, and the viewer holds the safety.
bool choice_is_real(const View& view) {
    const Board& board = view.board;
    if (view.seat != board.seat) return false;
    const Team team = board.rules.team_of(view.seat);
    const int pile = pile_index(team, pile_of(board.attack_card));
    return board.attack_team == team && board.rules.team_of(board.attack_seat) != team &&
           !board.pile_empty(pile) && board.top(pile) == board.attack_card &&
           view.hand.has(safety_against(board.attack_card));
}

// R6.3
bool extension_is_real(const View& view) {
    const Board& board = view.board;
    const Tableau& own = board.teams[board.team_to_act()];
    return own.steps == board.target_steps && board.rules.extension != kNoExtension &&
           !board.extended();
}

// R6.1, R6.3: a team that completes the trip ends the hand, or is asked about the extension.
bool somebody_has_arrived(const Board& board) {
    return std::any_of(board.teams.begin(), board.teams.begin() + board.rules.teams,
                       [&](const Tableau& tableau) { return tableau.steps == board.target_steps; });
}

}  // namespace

std::string_view place(Board& board, Card card, int pile) {
    if (board.laid_count == kFullDeck) return "more cards lie there than exist";
    if (pile != kDiscardPile) {
        if (pile % kPilesPerTeam != static_cast<int>(pile_of(card)))
            return "it does not belong on this pile";
        Tableau& tableau = board.teams[static_cast<std::size_t>(pile / kPilesPerTeam)];
        const int steps = tableau.steps + (is_distance(card) ? steps_of(card) : 0);
        if (steps > board.target_steps) return "it takes the team past the target";
        tableau.steps = static_cast<std::uint8_t>(steps);
        if (card == Card::km200) ++tableau.two_hundreds;
        tableau.status = status_after(tableau.status, card);
    }
    lay(board, card, static_cast<std::size_t>(pile));
    return {};
}

void fit_deck(View& view) {
    if (deck_fits(view)) return;
    View other = view;
    other.board.rules.deck = view.board.rules.deck == Deck::full ? Deck::short_ : Deck::full;
    if (deck_fits(other)) view = other;
}

std::string_view view_fault(const View& view) {
    const Board& board = view.board;
    const bool watches = view.seat == View::kSpectator;
    if (!watches && !has_seat(board.rules, view.seat)) return "the viewer's seat does not exist";
    if (!board.over() && !has_seat(board.rules, board.seat))
        return "the seat to act does not exist";
    if (view.hand.size() != (watches ? 0 : board.hand_sizes[view.seat]))
        return "the hand does not have as many cards as its seat holds";
    if (sees_too_many(view)) return "there are more cards of a kind than exist";
    if (cards_of_all(view) != board.rules.deck_size())
        return "the cards in all places do not make a deck";
    if (board.phase == Phase::coup_fourre && !choice_is_real(view))
        return "there is nothing that the seat could answer with a coup fourré";
    if (board.phase == Phase::extension && !extension_is_real(view))
        return "there is no target to extend";
    if (board.phase == Phase::play && board.hand_sizes[board.seat] == 0)
        return "the seat to act has no card";
    if (board.phase < Phase::extension && somebody_has_arrived(board))
        return "a team has reached the target, but the hand is not over";
    return {};
}

std::array<std::uint8_t, kCardKinds> unseen_counts(const View& view) {
    const auto seen = seen_cards(view);
    std::array<std::uint8_t, kCardKinds> unseen{};
    for (std::size_t kind = 0; kind < unseen.size(); ++kind) {
        const int left = view.board.rules.count(card_at(static_cast<int>(kind))) - seen[kind];
        unseen[kind] = static_cast<std::uint8_t>(left > 0 ? left : 0);
    }
    return unseen;
}

}  // namespace bornes
