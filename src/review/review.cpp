#include "bornes/review.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "bornes/score.h"
#include "review/curve.h"
#include "review/fault.h"
#include "review/figures.h"
#include "review/judgement.h"
#include "review/luck.h"

namespace bornes::review {
namespace {

// The curve needs fewer samples than decisions: people only look at it, and neighbouring points
// share their luck.
constexpr int kRolloutsPerSample = 20;
constexpr int kLeastSamples = 8;
constexpr int kRolloutsOfTime = 2000;  // if the budget is a time

// Independent streams of random numbers.
enum Stream : std::uint64_t { of_decisions, of_curves };
std::uint64_t stream(std::uint64_t seed, Stream which, int hand) {
    return seed_for(seed_for(seed, which), static_cast<std::uint64_t>(hand));
}

Draw draw_of(const Board& board, const CardLuck& card) {
    const Figures luck{rounded_win(card.win),
                       board.rules.is_race() ? 0 : rounded_points(card.points)};
    return {board.hand_number, board.ply, card.seat, card.card, luck};
}

}  // namespace

std::optional<Mark> mark_of(const Figures& loss, const Figures& error) {
    // Compares whole units, because 0.03 has no exact floating-point value.
    const auto win = units(loss.win, kWinUnits);
    if (win < 2 * units(error.win, kWinUnits) || win < kWinUnits / 100) return std::nullopt;
    if (win < 3 * kWinUnits / 100) return Mark::inaccuracy;
    return win < 8 * kWinUnits / 100 ? Mark::mistake : Mark::blunder;
}

Review::Review(const Record& record, std::uint64_t seed) : seed_(seed) { replay(record); }

void Review::replay(const Record& record) {
    if (!record.edition || !record.players) return;
    const RulesResult made = make_rules(*record.edition, *record.players, record.house);
    if (!made) return;
    rules_ = made.rules;
    std::optional<Position> position;
    for (const Record::HandRecord& hand : record.hands) {
        if (!hand.deck || cut_) return;
        replay_hand(hand, position);
        hands_.push_back(position->board);
    }
    over_ = position && position->board.phase == Phase::game_over;
    if (!over_) return;
    const unsigned won = winners(position->board);
    for (int team = 0; team < rules_.teams; ++team)
        shares_[team] = (won >> team & 1U) != 0 ? rounded_win(1.0 / std::popcount(won)) : 0;
}

void Review::replay_hand(const Record::HandRecord& hand, std::optional<Position>& position) {
    position = position ? deal_next(*position, *hand.deck).position
                        : deal(rules_, *hand.deck, hand.dealer).position;
    add_deal(*position, *hand.deck);
    for (const Action action : hand.actions) {
        if (steps() == kMostActions) cut_ = true;
        if (cut_) return;
        const Position before = *position;
        if (try_apply(*position, action) != Refusal::none) return;
        add_moment(before, action);
        for (const CardLuck& card : luck_of_draws(before, *position))
            draws_.push_back(draw_of(position->board, card));
    }
}

// Adds one entry per seat for its six cards, then one for the first player's first draw.
void Review::add_deal(const Position& start, const DeckOrder& deck) {
    const std::vector<CardLuck> cards = luck_of_deal(start, deck);
    PerSeat<CardLuck> sums{};
    for (std::size_t i = 0; i + 1 < cards.size(); ++i) {
        sums[cards[i].seat].win += cards[i].win;
        sums[cards[i].seat].points += cards[i].points;
    }
    for (int seat = 0; seat < rules_.players; ++seat) {
        sums[seat].seat = seat;
        draws_.push_back(draw_of(start.board, sums[seat]));
        draws_.back().card.reset();
    }
    draws_.push_back(draw_of(start.board, cards.back()));
}

void Review::add_moment(const Position& before, Action action) {
    const Board& board = before.board;
    Moment moment{before, action, -1};
    ActionList legal;
    legal_actions(before, legal);
    if (legal.size() > 1) {
        moment.decision = static_cast<int>(decisions_.size());
        Decision decision;
        decision.hand = board.hand_number;
        decision.ply = board.ply;
        decision.seat = board.seat;
        decision.action = action;
        decisions_.push_back(decision);
    }
    moments_.push_back(moment);
    curve_.push_back({board.hand_number, board.ply, {}});
}

Seat Review::seat_of(int index) const {
    return moments_[static_cast<std::size_t>(index)].before.board.seat;
}

Action Review::action_of(int index) const {
    return moments_[static_cast<std::size_t>(index)].action;
}

void Review::find_chances(int index, const Budget& budget) {
    assert(index >= 0 && index < steps());
    const auto place = static_cast<std::size_t>(index);
    const int rollouts = budget.rollouts > 0 ? budget.rollouts
                         : budget.time_up    ? kRolloutsOfTime
                                             : kUsualRollouts;
    CurvePoint& point = curve_[place];
    point.win =
        chances_of(moments_[place].before, std::max(rollouts / kRolloutsPerSample, kLeastSamples),
                   stream(seed_, of_curves, point.hand));
}

const Decision* Review::step(int index, const Budget& budget) {
    find_chances(index, budget);
    return judge(index, budget);
}

const Decision* Review::judge(int index, const Budget& budget) {
    assert(index >= 0 && index < steps());
    const Moment& moment = moments_[static_cast<std::size_t>(index)];
    if (moment.decision < 0) return nullptr;
    Decision& decision = decisions_[static_cast<std::size_t>(moment.decision)];
    const View seen = view(moment.before, decision.seat);
    const std::uint64_t seed = seed_for(stream(seed_, of_decisions, decision.hand),
                                        static_cast<std::uint64_t>(decision.ply));
    const Judgement judgement = review::judge(seen, decision.action, budget, seed);
    decision.best = judgement.best;
    decision.reason = reason_for(seen, judgement.best);
    decision.loss = judgement.loss;
    decision.error = judgement.error;
    decision.mark = mark_of(decision.loss, decision.error);
    decision.fault = fault_of(seen, decision.action, decision.best);
    decision.judged = true;
    return &decision;
}

}  // namespace bornes::review
