#include "belief_counts.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "bots/casual.h"
#include "bots/policy.h"
#include "practice_tables.h"

namespace bornes::tune {
namespace {

using namespace bots;

constexpr int kStranger = 1;  // the seat of the stranger, if there is one

}  // namespace

Action BeliefCounts::choice(const Board& board, Hand hand, const CardCounts& unseen) const {
    if (holders_ == Opponents::by_policy) return policy(board.rules).choose(board, hand, unseen);
    if (board.seat == kStranger) return choose(kCasual, board, hand, unseen);
    return master_policy(board.rules).choose(board, hand, unseen);
}

void BeliefCounts::step() {
    const bool strangers = holders_ == Opponents::by_habits;
    const Rules rules = practice_table(strangers ? Course::duels : Course::points, random_);
    const DeckOrder deck = shuffled_deck(rules, random_);
    const int dealer = strangers ? static_cast<int>(random_.below(2)) : rules.players - 1;
    Position position = deal(rules, deck, dealer);
    CardCounter counter(rules);
    while (!position.board.over()) {
        counter.follow(position.board);
        const Hand hand = position.hands[position.board.seat];
        const CardCounts unseen = counter.unseen(hand);
        const bool watched = strangers && position.board.seat == kStranger;
        if (position.board.phase == Phase::play && !watched) look_at(position, unseen);
        apply(position, choice(position.board, hand, unseen));
    }
    ++hands_done_;
}

void BeliefCounts::look_at(const Position& position, const CardCounts& unseen) {
    const int unseen_size = std::accumulate(unseen.begin(), unseen.end(), 0);
    for (int seat = 0; seat < position.board.rules.players; ++seat)
        if (seat != position.board.seat) look_at_hand(position, seat, unseen, unseen_size);
}

void BeliefCounts::look_at_hand(const Position& position, Seat seat, const CardCounts& unseen,
                                int unseen_size) {
    const Hand hand = position.hands[seat];
    const double share = static_cast<double>(hand.size()) / std::max(unseen_size, 1);
    for (int kind = 0; kind < kCardKinds; ++kind) {
        const double all = unseen[static_cast<std::size_t>(kind)];
        const double held = hand.count(card_at(kind));
        const int belief = belief_index(position.board, seat, card_at(kind));
        Count& count = counts_[static_cast<std::size_t>(belief)];
        count.held += held;
        count.elsewhere += all - held;
        count.even_held += all * share;
        count.even_elsewhere += all * (1 - share);
    }
}

std::string BeliefCounts::progress() const {
    return "hand " + std::to_string(hands_done_) + " of " + std::to_string(hands_);
}

std::string BeliefCounts::outcome() const {
    constexpr double doubt = 20;  // in cards: keeps rarely seen cases near even odds
    constexpr double most = 255;
    std::string bytes;
    for (const Count& count : counts_) {
        const double seen = (count.held + doubt) / (count.elsewhere + doubt);
        const double even = (count.even_held + doubt) / (count.even_elsewhere + doubt);
        const double odds = std::clamp(std::round(kEvenOdds * seen / even), 1.0, most);
        bytes.push_back(static_cast<char>(static_cast<std::uint8_t>(odds)));
    }
    return bytes;
}

std::string BeliefCounts::heading() const {
    return "--seed " + std::to_string(seed_) + " --beliefs" +
           (holders_ == Opponents::by_habits ? " --strangers" : "");
}

std::string BeliefCounts::state() const { return bytes_of(parts(*this)); }

void BeliefCounts::set_state(std::string_view bytes) { set_from(bytes, parts(*this)); }

}  // namespace bornes::tune
