#include "bornes/notation.h"
#include "bornes/record.h"
#include "bornes/settings.h"
#include "text.h"

namespace bornes {
namespace {

using namespace detail;

void append_line(std::string& out, std::string_view word, std::string_view text) {
    out.append(word).append(" ").append(text).append("\n");
}

// A line cannot hold every text: a `#` begins a comment, and blanks at both ends are dropped. Such
// a text would be read back changed. It is left out, and the reader says that it is missing.
std::string_view fit(std::string_view text) {
    const bool changes = text.empty() || is_blank(text.front()) || is_blank(text.back()) ||
                         text.find_first_of("#\n\r") != std::string_view::npos;
    return changes ? std::string_view() : text;
}
std::string_view fit_word(std::string_view text) {
    return text.find_first_of(" \t") == std::string_view::npos ? fit(text) : std::string_view();
}

void append_header(std::string& out, const Record& record) {
    append_line(out, "bornes-record", "1");
    if (record.edition) append_line(out, "rules", id(*record.edition));
    if (record.players) append_line(out, "players", std::to_string(*record.players));
    for (const auto& [name, value] : house_rule_texts(record.house))
        append_line(out.append("set "), name, value);
    for (std::size_t seat = 0; seat < kMaxPlayers; ++seat)
        if (!record.seats[seat].empty())
            append_line(out.append("seat "), std::to_string(seat + 1), fit(record.seats[seat]));
    for (const auto& [name, text] : record.tags)
        append_line(out.append("tag "), fit_word(name), fit(text));
}

// A value that is not a card has no name and is left out. The reader then says that cards are
// missing.
void append_deck(std::string& out, const Rules& rules, const DeckOrder& deck) {
    out.append("deck");
    for (int i = 0; i < rules.deck_size(); ++i)
        if (const Card card = deck[static_cast<std::size_t>(i)]; index(card) < kCardKinds)
            out.append(" ").append(id(card));
    out.append("\n");
}

void append_action(std::string& out, Seat seat, Action action) {
    out.append(std::to_string(seat + 1)).append(" ");
    append_text(out, action);
    out.append("\n");
}

// The position says which seat acts. After an illegal action the position is unknown, so the seats
// after it may be wrong. The reader refuses the record at that action.
void append_actions(std::string& out, Position& position, const std::vector<Action>& actions) {
    bool legal = true;
    for (const Action action : actions) {
        append_action(out, position.board.seat, action);
        legal = legal && check(position, action) == Refusal::none;
        if (legal) apply(position, action);
    }
}

}  // namespace

std::string to_text(const Record& record) {
    std::string out;
    append_header(out, record);
    // Hands without edition or players are written with default rules. The reader refuses the first
    // such hand.
    const Rules rules = make_rules(record.edition.value_or(kDefaultEdition),
                                   record.players.value_or(kMinPlayers), record.house)
                            .rules;
    std::optional<Position> position;
    for (std::size_t i = 0; i < record.hands.size(); ++i) {
        const Record::HandRecord& hand = record.hands[i];
        out.append("hand ").append(std::to_string(i + 1));
        append_line(out, " dealer", std::to_string(hand.dealer + 1));
        const bool at_the_table = hand.dealer >= 0 && hand.dealer < rules.players;
        if (!hand.deck)  // nobody knows who acts; the reader refuses any action before a deck
            for (const Action action : hand.actions) append_action(out, 0, action);
        if (!hand.deck || !at_the_table) continue;
        append_deck(out, rules, *hand.deck);
        if (!is_deck_of(rules, *hand.deck)) continue;
        position =
            position ? deal_next(*position, *hand.deck) : deal(rules, *hand.deck, hand.dealer);
        append_actions(out, *position, hand.actions);
    }
    return out;
}

}  // namespace bornes
