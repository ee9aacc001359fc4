// Makes a position from what one seat sees, for a page whose game runs elsewhere. The page then
// gets legal moves, refusals, scores and hints from the same verbs as in its own games. The hidden
// cards get an arbitrary order; no answer for the page depends on it.
#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

#include "bornes/bornes.h"
#include "export.h"
#include "positions.h"
#include "text.h"
#include "words.h"

namespace bornes::wasm {
namespace {

// Reads the words of the input. Remembers faults and reports them at the end.
class ViewReader {
public:
    ViewReader(const Rules& rules, std::string_view text) : text_(text) { board().rules = rules; }

    std::optional<View> read() {
        read_turn();
        read_cards();
        if (wrong_ || !view_fault(view_).empty()) return std::nullopt;
        return view_;
    }

private:
    Board& board() { return view_.board; }

    int number(int least, int most) {
        const std::string_view word = take_word(text_);
        int value = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
        const bool good = error == std::errc{} && end == word.data() + word.size() &&
                          value >= least && value <= most;
        wrong_ = wrong_ || !good;
        return good ? value : least;
    }
    std::uint8_t byte(int least, int most) {
        return static_cast<std::uint8_t>(number(least, most));
    }

    // The seat to act, the viewer's seat, the dealer, the phase, the target in steps of 25, the
    // team that extended, the size of the draw pile, a hand size per seat and a total per team.
    void read_turn() {
        const Rules& rules = board().rules;
        board().seat = byte(0, rules.players - 1);
        view_.seat = number(View::kSpectator, rules.players - 1);
        board().dealer = byte(0, rules.players - 1);
        board().phase = static_cast<Phase>(number(0, static_cast<int>(Phase::extension)));
        board().target_steps = byte(1, 255);
        board().extended_by = static_cast<std::int8_t>(number(kNoTeam, rules.teams - 1));
        board().draw_pile_size = byte(0, kFullDeck);
        for (std::size_t seat = 0; seat < rules.players; ++seat)
            board().hand_sizes[seat] = byte(0, kFullHand);
        for (std::size_t team = 0; team < rules.teams; ++team)
            board().totals[team] = static_cast<std::uint16_t>(number(0, UINT16_MAX));
        const int target = board().extended() ? rules.extension : rules.target;
        wrong_ = wrong_ || board().target() != target;
    }

    // "hand CARD… discard CARD… battle 0 CARD… safety 1 CARD… crosswise 1 CARD… attack SEAT CARD"
    void read_cards() {
        int pile = kInHand;
        for (std::string_view word = take_word(text_); !word.empty() && !wrong_;
             word = take_word(text_)) {
            if (const auto card = from_id<Card>(word))
                put(*card, pile);
            else if (word == "attack")
                read_attack();
            else
                pile = place_of(word);
        }
    }

    int place_of(std::string_view word) {
        if (word == "hand") return kInHand;
        if (word == "discard") return kDiscardPile;
        constexpr std::array<std::string_view, kPilesPerTeam> kNames{"battle", "speed", "distance",
                                                                     "safety"};
        const int team = number(0, board().rules.teams - 1);
        for (std::size_t i = 0; i < kNames.size(); ++i)
            if (word == kNames[i]) return pile_index(team, static_cast<Pile>(i));
        wrong_ = wrong_ || word != "crosswise";
        return kCrosswise + team;
    }

    void put(Card card, int pile) {
        if (pile == kInHand) {
            wrong_ = wrong_ || view_.hand.size() == kFullHand;
            if (!wrong_) view_.hand.add(card);
            return;
        }
        if (pile >= kCrosswise && is_safety(card)) {
            const int team = pile - kCrosswise;
            board().teams[static_cast<std::size_t>(team)].turn_crosswise(card);
            pile = pile_index(team, Pile::safety);
        }
        wrong_ = wrong_ || pile >= kPiles || !place(board(), card, pile).empty();
    }

    void read_attack() {
        board().attack_seat = byte(0, board().rules.players - 1);
        const std::optional<Card> card = from_id<Card>(take_word(text_));
        wrong_ = wrong_ || !card || !is_hazard(*card);
        if (wrong_) return;
        board().attack_card = *card;
        board().attack_team = static_cast<std::uint8_t>(board().team_to_act());
    }

    static constexpr int kInHand = -1;
    static constexpr int kCrosswise = 1000;

    std::string_view text_;
    bool wrong_ = false;
    View view_;
};

// Returns a position that shows this view. The hidden cards are the rest of the deck, unshuffled.
Position position_behind(const View& view) {
    DeckOrder hidden{};
    auto end = hidden.begin();
    const auto unseen = unseen_counts(view);
    for (std::size_t kind = 0; kind < unseen.size(); ++kind)
        end = std::fill_n(end, unseen[kind], card_at(static_cast<int>(kind)));

    Position position;
    position.board = view.board;
    auto next = hidden.begin();
    for (std::size_t seat = 0; seat < view.board.rules.players; ++seat)
        if (static_cast<int>(seat) == view.seat)
            position.hands[seat] = view.hand;
        else
            for (int i = 0; i < view.board.hand_sizes[seat]; ++i) position.hands[seat].add(*next++);
    std::copy(next, end, position.draw_pile.begin());
    return position;
}

}  // namespace

// Input: the words of a view, as bornes.mjs writes them. Returns a position, or kNoHandle.
BORNES_EXPORT(place) int place(int rules_handle) {
    const Rules* const rules = all_rules.find(rules_handle);
    if (rules == nullptr) return answer(kNoHandle, kNoRules);
    const std::optional<View> view = ViewReader(*rules, input()).read();
    if (!view) return answer(kNoHandle, "no cards of the deck can lie like that");
    return held(positions, position_behind(*view));
}

}  // namespace bornes::wasm
