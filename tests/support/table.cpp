#include "support/table.h"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <utility>

#include "bornes/build_view.h"
#include "support/words.h"

namespace bornes::test {
namespace {

// Remedies that nobody needs come first, because they fill up hands. Safeties come last, at the
// bottom of the draw pile.
std::vector<Card> harmless_first(const Rules& rules) {
    std::vector<Card> cards;
    const auto add = [&](Card card) {
        for (int i = 0; i < rules.count(card); ++i) cards.push_back(card);
    };
    for (const Card card : cards_from("end-of-limit spare-tire gasoline repairs")) add(card);
    for (int i = 0; i < kCardKinds; ++i)
        if (std::find(cards.begin(), cards.end(), card_at(i)) == cards.end()) add(card_at(i));
    return cards;
}

// Builds one position. Every card comes from the cards that are not placed yet.
class Builder {
public:
    Builder(const Rules& rules, std::string_view lines) : unplaced_(harmless_first(rules)) {
        board_.rules = rules;
        board_.target_steps = static_cast<std::uint8_t>(rules.target / kStep);
        for (const std::string& line : split(lines, ";\n")) read(line);
    }

    Position build() {
        board_.seat = static_cast<std::uint8_t>(number("to act", 1) - 1);
        board_.dealer = static_cast<std::uint8_t>(number("dealer", board_.rules.players) - 1);
        extend(number("extended by", 0) - 1);
        bring_forward(take_line("totals"));
        for (int team = 0; team < board_.rules.teams; ++team) lay_team(team);
        const std::vector<Card> discarded = take_all(take_line("discard"));
        deal_and_stack();
        for (const Card card : unplaced_) lay(card, kDiscardPile);
        for (const Card card : discarded) lay(card, kDiscardPile);
        if (!lines_.empty()) throw std::invalid_argument("what is " + lines_.begin()->first);
        return position_;
    }

private:
    Position position_;
    Board& board_ = position_.board;
    std::vector<Card> unplaced_;
    std::map<std::string, std::vector<std::string>> lines_;

    void read(const std::string& line) {
        const std::string name = join(split(line.substr(0, line.find(':')), " "));
        if (name.empty()) return;
        if (line.find(':') == std::string::npos) throw std::invalid_argument("no colon: " + line);
        if (!lines_.emplace(name, split(line.substr(line.find(':') + 1), " ")).second)
            throw std::invalid_argument("twice: " + line);
    }
    std::vector<std::string> take_line(const std::string& name) {
        const auto node = lines_.extract(name);
        return node ? node.mapped() : std::vector<std::string>{};
    }
    int number(const std::string& name, int otherwise) {
        const std::vector<std::string> words = take_line(name);
        return words.empty() ? otherwise : std::stoi(words.front());
    }

    Card take(Card card) {
        const auto found = std::find(unplaced_.begin(), unplaced_.end(), card);
        if (found == unplaced_.end())
            throw std::invalid_argument("too many of " + std::string(id(card)));
        unplaced_.erase(found);
        return card;
    }
    std::vector<Card> take_all(const std::vector<std::string>& words) {
        std::vector<Card> cards = cards_from(join(words));
        for (const Card card : cards) take(card);
        return cards;
    }

    void extend(int team) {
        if (team < 0) return;
        board_.extended_by = static_cast<std::int8_t>(team);
        board_.target_steps = static_cast<std::uint8_t>(board_.rules.extension / kStep);
    }
    void bring_forward(const std::vector<std::string>& totals) {
        for (std::size_t i = 0; i < totals.size(); ++i)
            board_.totals.at(i) = static_cast<std::uint16_t>(std::stoi(totals[i]));
    }

    void lay(Card card, int pile) {
        if (const std::string_view why = place(board_, card, pile); !why.empty())
            throw std::invalid_argument(std::string(why));
    }

    void lay_team(int team) {
        const std::string name = "team " + std::to_string(team + 1);
        Tableau& tableau = board_.teams.at(static_cast<std::size_t>(team));
        for (const auto& [pile, words] :
             {std::pair{Pile::battle, " battle"}, std::pair{Pile::speed, " speed"},
              std::pair{Pile::distance, " distance"}})
            for (const Card card : take_all(take_line(name + words)))
                lay(card, pile_index(team, pile));
        for (std::string word : take_line(name + " safeties")) {
            const bool crosswise = word.back() == '*';
            if (crosswise) word.pop_back();
            const Card card = take_all({word}).front();
            lay(card, pile_index(team, Pile::safety));
            if (crosswise) tableau.turn_crosswise(card);
        }
    }

    void add_to_hand(int seat, Card card) {
        position_.hands.at(static_cast<std::size_t>(seat)).add(card);
        ++board_.hand_sizes.at(static_cast<std::size_t>(seat));
    }

    // Takes the named cards first, so that filling up a hand does not use a card that the text asks
    // for.
    void deal_and_stack() {
        const bool all_left = !lines_.contains("draw");
        const std::vector<std::string> words = take_line("draw");
        const bool counted = words.size() == 2 && words.back() == "cards";
        std::vector<Card> pile = counted ? std::vector<Card>{} : take_all(words);
        for (int seat = 0; seat < board_.rules.players; ++seat)
            for (const Card card : take_all(take_line("seat " + std::to_string(seat + 1))))
                add_to_hand(seat, card);
        if (all_left || !words.empty()) fill_up_hands();
        if (counted)
            for (int i = std::stoi(words.front()); i > 0; --i)
                pile.push_back(take(unplaced_.front()));
        if (all_left) pile = std::exchange(unplaced_, {});
        std::reverse_copy(pile.begin(), pile.end(), position_.draw_pile.begin());
        board_.draw_pile_size = static_cast<std::uint8_t>(pile.size());
    }
    void fill_up_hands() {
        for (int seat = 0; seat < board_.rules.players; ++seat)
            while (board_.hand_sizes.at(static_cast<std::size_t>(seat)) <
                   kHandSize + (seat == board_.seat ? 1 : 0))
                add_to_hand(seat, take(unplaced_.front()));
    }
};

}  // namespace

DeckOrder deck_beginning_with(const Rules& rules, std::string_view cards) {
    const DeckOrder sorted = sorted_deck(rules);
    std::vector<Card> rest(sorted.begin(), sorted.begin() + rules.deck_size());
    const std::vector<Card> first = cards_from(cards);
    for (const Card card : first) rest.erase(std::find(rest.begin(), rest.end(), card));
    DeckOrder deck{};
    std::copy(rest.begin(), rest.end(), std::copy(first.begin(), first.end(), deck.begin()));
    return deck;
}

Rules rules_of(std::string_view text) {
    std::optional<Edition> edition;
    int players = 0;
    HouseRules house;
    for (const std::string& part : split(text, ",")) {
        const std::vector<std::string> words = split(part, " ");
        if (words.size() == 1) edition = from_id<Edition>(words[0]);
        if (words.size() == 2 && words[0] == "players") players = std::stoi(words[1]);
        if (words.size() != 3) continue;
        if (const auto wrong = set_house_rule(house, words[1], words[2]))
            throw std::invalid_argument(wrong->why());
    }
    if (!edition) throw std::invalid_argument("no edition in " + std::string(text));
    const RulesResult result = make_rules(*edition, players, house);
    if (!result) throw std::invalid_argument(std::string(sentence(result.fault)));
    return result.rules;
}

Table table(std::string_view rules, std::string_view lines) {
    return {Builder(rules_of(rules), lines).build()};
}

}  // namespace bornes::test
