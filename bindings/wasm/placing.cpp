// A position from what one seat sees, for a page whose game is played elsewhere: what may be played
// and why not, scores and hints come from the same verbs as in a game of its own. The hidden cards
// lie in some order that fits; nothing that the page asks for depends on it.
#include <charconv>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string_view>

#include "bornes/bornes.h"
#include "export.h"
#include "positions.h"
#include "text.h"
#include "words.h"

namespace bornes::wasm {
namespace {

constexpr int kMostCards = kHandSize + 1;

// Reads the words of the input. Whatever is wrong with them is remembered, and shown at the end.
class Placing {
public:
    Placing(const Rules& rules, std::string_view text) : text_(text) { board().rules = rules; }

    bool read() {
        read_turn();
        read_cards();
        if (!wrong_) sum_up();
        return !wrong_ && adds_up();
    }

    // The rest of the deck goes where cards are hidden.
    Position position() {
        std::size_t next = 0;
        for (std::size_t seat = 0; seat < board().rules.players; ++seat)
            if (static_cast<int>(seat) != seat_)
                for (int i = 0; i < board().hand_sizes[seat]; ++i)
                    position_.hands[seat].add(hidden_[next++]);
        for (std::size_t i = 0; i < board().draw_pile; ++i)
            position_.draw_pile[i] = hidden_[next++];
        return position_;
    }

private:
    Board& board() { return position_.board; }

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

    // seat me dealer phase target extended-by draw-pile, sizes of hands, totals
    void read_turn() {
        const Rules& rules = board().rules;
        board().seat = byte(0, rules.players - 1);
        seat_ = number(View::kSpectator, rules.players - 1);
        board().dealer = byte(0, rules.players - 1);
        board().phase = static_cast<Phase>(number(0, static_cast<int>(Phase::extension)));
        board().target_steps = byte(1, 255);
        board().extended_by = static_cast<std::int8_t>(number(Board::kNobody, rules.teams - 1));
        board().draw_pile = byte(0, kFullDeck);
        for (std::size_t seat = 0; seat < rules.players; ++seat)
            board().hand_sizes[seat] = byte(0, kMostCards);
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
            if (const auto card = card_from_id(word))
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
            wrong_ = wrong_ || seat_ < 0 || position_.hands[own()].size() == kMostCards;
            if (!wrong_) position_.hands[own()].add(card);
            return;
        }
        if (pile >= kCrosswise && is_safety(card)) {
            const int team = pile - kCrosswise;
            Tableau& tableau = board().teams[static_cast<std::size_t>(team)];
            tableau.coup_fourres =
                static_cast<std::uint8_t>(tableau.coup_fourres | 1U << safety_index(card));
            pile = pile_index(team, Pile::safety);
        }
        wrong_ = wrong_ || pile >= kPiles || board().laid_count == kFullDeck;
        if (wrong_) return;
        std::uint8_t& top = board().tops[static_cast<std::size_t>(pile)];
        board().laid[board().laid_count] = {card, top};
        top = ++board().laid_count;
    }

    void read_attack() {
        board().attack_seat = byte(0, board().rules.players - 1);
        const std::optional<Card> card = card_from_id(take_word(text_));
        wrong_ = wrong_ || !card || !is_hazard(*card);
        if (wrong_) return;
        board().attack_card = *card;
        board().attack_team = static_cast<std::uint8_t>(board().team_to_act());
    }

    // What the piles of every team come to.
    void sum_up() {
        for (int team = 0; team < board().rules.teams; ++team) {
            Tableau& tableau = board().teams[static_cast<std::size_t>(team)];
            const int battle = pile_index(team, Pile::battle);
            const int speed = pile_index(team, Pile::speed);
            if (!board().pile_empty(battle))
                tableau.status.show(battle_shown_by(board().top(battle)));
            tableau.status.show_limit(!board().pile_empty(speed) &&
                                      board().top(speed) == Card::speed_limit);
            for (const Card card : board().pile(team, Pile::safety)) {
                wrong_ = wrong_ || !is_safety(card);
                if (!wrong_) tableau.status.display(card);
            }
            int steps = 0;
            for (const Card card : board().pile(team, Pile::distance)) {
                wrong_ = wrong_ || !is_distance(card);
                if (wrong_) return;
                steps += steps_of(card);
                if (card == Card::km200) ++tableau.two_hundreds;
            }
            wrong_ = wrong_ || steps > board().target_steps;
            tableau.steps = static_cast<std::uint8_t>(steps);
        }
    }

    // Every card of the deck is somewhere, and what is asked of the seat can be asked.
    bool adds_up() {
        const Rules& rules = board().rules;
        const Board& seen = board();
        const int all = std::accumulate(seen.hand_sizes.begin(), seen.hand_sizes.end(),
                                        seen.laid_count + seen.draw_pile);
        if (all != rules.deck_size()) return false;
        if (seat_ >= 0 && position_.hands[own()].size() != seen.hand_sizes[own()]) return false;
        if (!find_hidden()) return false;
        if (seen.phase == Phase::coup_fourre) return seat_ == seen.seat && choice_is_real();
        if (seen.phase == Phase::extension)
            return !seen.extended() && rules.extension != kNoExtension &&
                   seen.teams[static_cast<std::size_t>(seen.team_to_act())].steps ==
                       seen.target_steps;
        return seen.hand_sizes[seen.seat] > 0 && nobody_has_arrived();
    }
    bool nobody_has_arrived() {
        for (int team = 0; team < board().rules.teams; ++team)
            if (board().teams[static_cast<std::size_t>(team)].steps == board().target_steps)
                return false;
        return true;
    }

    bool find_hidden() {
        std::array<int, kCardKinds> left{};
        for (std::size_t kind = 0; kind < left.size(); ++kind) {
            const Card card = card_at(static_cast<int>(kind));
            left[kind] =
                board().rules.count(card) - (seat_ < 0 ? 0 : position_.hands[own()].count(card));
        }
        for (std::size_t i = 0; i < board().laid_count; ++i)
            --left[static_cast<std::size_t>(index(board().laid[i].card))];
        std::size_t count = 0;
        for (std::size_t kind = 0; kind < left.size(); ++kind) {
            if (left[kind] < 0) return false;
            for (int i = 0; i < left[kind]; ++i) hidden_[count++] = card_at(static_cast<int>(kind));
        }
        return true;
    }

    // R5.1
    bool choice_is_real() {
        const Board& seen = board();
        const Pile which = seen.attack_card == Card::speed_limit ? Pile::speed : Pile::battle;
        const int pile = pile_index(seen.attack_team, which);
        return seen.rules.team_of(seen.attack_seat) != seen.attack_team && !seen.pile_empty(pile) &&
               seen.top(pile) == seen.attack_card &&
               position_.hands[own()].has(safety_against(seen.attack_card));
    }

    std::size_t own() const { return static_cast<std::size_t>(seat_); }

    static constexpr int kInHand = -1;
    static constexpr int kCrosswise = 1000;

    std::string_view text_;
    bool wrong_ = false;
    int seat_ = View::kSpectator;
    Position position_;
    DeckOrder hidden_{};
};

}  // namespace

// Input: the words of a view (bornes.mjs writes them). A position, or kNoHandle.
BORNES_EXPORT(place) int place(int rules_handle) {
    const Rules* const rules = all_rules.find(rules_handle);
    if (rules == nullptr) return answer(kNoHandle, kNoRules);
    Placing placing(*rules, input());
    if (!placing.read()) return answer(kNoHandle, "no cards of the deck can lie like that");
    return held(positions, placing.position());
}

}  // namespace bornes::wasm
