// Shows a table as text, and plays on it.
#include <algorithm>
#include <stdexcept>

#include "bornes/notation.h"
#include "support/table.h"
#include "support/words.h"

namespace bornes::test {
namespace {

bool listed(const Position& position, Action action) {
    ActionList actions;
    legal_actions(position, actions);
    return actions.contains(action);
}

template <class State>
std::vector<std::string> sorted_actions(const State& state) {
    ActionList actions;
    legal_actions(state, actions);
    std::vector<std::string> texts;
    for (const Action action : actions) texts.push_back(to_text(action));
    std::sort(texts.begin(), texts.end());
    return texts;
}

}  // namespace

Action action_of(std::string_view text) {
    const auto parsed = action_from_text(text);
    if (!parsed) throw std::invalid_argument(std::string(text) + ": " + parsed.fault().why());
    return *parsed;
}

std::vector<std::string> legal(const Position& position) { return sorted_actions(position); }
std::vector<std::string> legal(const View& view) { return sorted_actions(view); }

void act(Position& position, std::string_view text) {
    const Action action = action_of(text);
    const Refusal refusal = check(position, action);
    if (refusal != Refusal::none)
        throw std::logic_error(std::string(text) + ": " + std::string(sentence(refusal)));
    apply(position, action);
}

void act(Position& position, std::initializer_list<std::string_view> actions) {
    for (const std::string_view action : actions) act(position, action);
}

std::string battle(const Board& board, int team) {
    return text_of(board.pile(team - 1, Pile::battle));
}
std::string speed(const Board& board, int team) {
    return text_of(board.pile(team - 1, Pile::speed));
}
std::string distance(const Board& board, int team) {
    return text_of(board.pile(team - 1, Pile::distance));
}
std::string discard(const Board& board) { return text_of(board.discard()); }

std::string safeties(const Board& board, int team) {
    const Tableau& tableau = board.teams.at(static_cast<std::size_t>(team - 1));
    std::vector<std::string> words;
    for (const Card card : board.pile(team - 1, Pile::safety)) {
        words.emplace_back(id(card));
        if (tableau.lies_crosswise(card)) words.back() += '*';
    }
    return join(words);
}

std::string hand(Hand held) { return text_of(cards_of(held)); }

std::string hand(const Position& position, int seat) {
    return hand(position.hands.at(static_cast<std::size_t>(seat - 1)));
}

int hand_size(const Board& board, int seat) {
    return board.hand_sizes.at(static_cast<std::size_t>(seat - 1));
}

int miles(const Board& board, int team) {
    return board.teams.at(static_cast<std::size_t>(team - 1)).miles();
}

int seat(const Board& board) { return board.seat + 1; }

Score score_of(const Board& board, int team) { return score(board, team - 1); }

std::vector<int> winners_of(const Board& board) {
    std::vector<int> teams;
    for (int team = 1; team <= board.rules.teams; ++team)
        if ((winners(board) >> (team - 1) & 1) != 0) teams.push_back(team);
    return teams;
}

testing::AssertionResult is_legal(const Position& position, std::string_view text) {
    const Action action = action_of(text);
    const Refusal refusal = check(position, action);
    if (refusal != Refusal::none)
        return testing::AssertionFailure() << text << " is refused: " << sentence(refusal);
    if (!listed(position, action))
        return testing::AssertionFailure() << text << " is missing from the list of legal actions";
    return testing::AssertionSuccess();
}

testing::AssertionResult is_refused(const Position& position, std::string_view text, Refusal why) {
    const Action action = action_of(text);
    const Refusal refusal = check(position, action);
    if (refusal == Refusal::none) return testing::AssertionFailure() << text << " is not refused";
    if (refusal != why)
        return testing::AssertionFailure()
               << text << " is refused for another reason: " << sentence(refusal) << ", not "
               << sentence(why);
    if (listed(position, action))
        return testing::AssertionFailure() << text << " is in the list of legal actions";
    return testing::AssertionSuccess();
}

}  // namespace bornes::test
