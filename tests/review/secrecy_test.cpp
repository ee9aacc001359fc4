// A review never uses cards that the player could not see. If the test changes them in the record,
// the judgement of the decision stays the same.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "review/review_games.h"
#include "support/scale.h"

namespace bornes::test {
namespace {

// Tracks where each card of the deck is. Cards are identified by their place in the deck.
class Trace {
public:
    Trace(const Rules& rules, const Record::HandRecord& hand) : deck_(*hand.deck) {
        position_ = deal(rules, deck_, hand.dealer);
        const int players = rules.players;
        for (; next_ < players * kHandSize; ++next_)
            held_[(hand.dealer + 1 + next_) % players].push_back(next_);
        take_draws(position_.board.seat, rules.deck_size());
    }

    const Position& position() const { return position_; }

    void act(Action action) {
        const Seat seat = position_.board.seat;
        const Hand before = position_.hands[seat];
        apply(position_, action);
        if (!action.is_decline() && action.verb() != Verb::extension)
            drop(seat, action.card(), before);
        if (!position_.board.over()) take_draws(position_.board.seat, deck_size());
    }

    // The places in the deck of all cards that the seat to act cannot see.
    std::vector<std::size_t> unseen() const {
        std::vector<std::size_t> places;
        for (int seat = 0; seat < position_.board.rules.players; ++seat)
            if (seat != position_.board.seat)
                for (const int place : held_[seat])
                    places.push_back(static_cast<std::size_t>(place));
        for (int place = next_; place < deck_size(); ++place)
            places.push_back(static_cast<std::size_t>(place));
        return places;
    }

private:
    int deck_size() const { return position_.board.rules.deck_size(); }
    void take_draws(Seat seat, int size) {
        for (; next_ < size - position_.board.draw_pile_size; ++next_) held_[seat].push_back(next_);
    }
    void drop(Seat seat, Card card, Hand before) {
        if (before.count(card) == 0) return;
        auto& held = held_[seat];
        const auto found = std::find_if(held.begin(), held.end(), [&](int place) {
            return deck_[static_cast<std::size_t>(place)] == card;
        });
        if (found != held.end()) held.erase(found);
    }

    DeckOrder deck_;
    Position position_;
    PerSeat<std::vector<int>> held_;
    int next_ = 0;
};

// The same hand up to the decision, with all unseen cards dealt differently. Returns nothing if the
// earlier moves would then be impossible.
std::optional<Record> otherwise(const Record& record, std::size_t ply,
                                const std::vector<std::size_t>& unseen, Random& random) {
    Record other = record;
    other.hands[0].actions.resize(ply + 1);
    DeckOrder& deck = *other.hands[0].deck;
    for (std::size_t left = unseen.size(); left > 1; --left)
        std::swap(deck[unseen[left - 1]],
                  deck[unseen[random.below(static_cast<std::uint32_t>(left))]]);
    if (review::Review(other).steps() != static_cast<int>(ply) + 1) return std::nullopt;
    return other;
}

int expect_same_judgements(Edition edition, int players, std::uint64_t seed) {
    const Budget budget = Budget::of_rollouts(60);
    const Record record = played_game(edition, players, Level::casual, seed, 1);
    const Rules rules = make_rules(edition, players).rules;
    const auto& actions = record.hands[0].actions;
    Random random(seed);
    Trace trace(rules, record.hands[0]);
    int compared = 0;
    for (std::size_t ply = 0; ply < actions.size(); trace.act(actions[ply++])) {
        if (random.below(4) != 0) continue;
        const auto other = otherwise(record, ply, trace.unseen(), random);
        if (!other) continue;
        const int index = static_cast<int>(ply);
        review::Review one(record);
        review::Review two(*other);
        one.step(index, budget);
        two.step(index, budget);
        const auto judged = [](const review::Review& review) {
            std::string json;
            for (const review::Decision& decision : review.decisions())
                if (decision.judged) review::append_json(json, decision);
            return json;
        };
        EXPECT_EQ(judged(one), judged(two)) << "ply " << ply;
        compared += one.curve()[ply].win != two.curve()[ply].win ? 1 : 0;
    }
    return compared;
}

TEST(Secrecy, UnseenCardsDoNotChangeAJudgement) {
    int compared = 0;
    for (int seed = 1; seed <= scaled(4); ++seed) {
        compared += expect_same_judgements(kDefaultEdition, 2, static_cast<std::uint64_t>(seed));
        compared +=
            expect_same_judgements(Edition::classic_km, 4, static_cast<std::uint64_t>(seed));
        compared +=
            expect_same_judgements(Edition::fundex_2010, 3, static_cast<std::uint64_t>(seed));
    }
    // The curve knows all hands, so it shows that the cards were really different.
    EXPECT_GT(compared, scaled(4) * 12);
}

}  // namespace
}  // namespace bornes::test
