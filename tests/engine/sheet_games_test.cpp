// After random hands, the entries of people must give exactly the engine's scores. The supply of
// distance cards must agree with an exhaustive search.
#include <gtest/gtest.h>

#include <map>
#include <numeric>

#include "bornes/sheet.h"
#include "engine/distance_supply.h"
#include "engine/random_games.h"
#include "support/scale.h"

namespace bornes::test {
namespace {

using namespace detail;

// The same hand, entered as sums of miles instead of cards.
HandEntry added_up(HandEntry hand) {
    for (TeamEntry& team : hand.teams) {
        const auto& cards = std::get<EnteredCards>(team.distance);
        team.distance = EnteredMiles{std::accumulate(cards.begin(), cards.end(), 0),
                                     static_cast<int>(std::count(cards.begin(), cards.end(), 200))};
    }
    return hand;
}

void expect_engines_score(const Board& board, const HandEntry& hand) {
    const auto scores = score(board.rules, hand);
    ASSERT_TRUE(scores) << scores.fault().why();
    for (int team = 0; team < board.rules.teams; ++team)
        EXPECT_EQ((*scores)[team], score(board, team)) << "team " << team + 1;
}

TEST(SheetOfRandomHands, GivesTheEnginesScore) {
    std::map<std::string_view, int> met;
    for_random_games(scaled(4000), 0x5ee7, [&](const Rules& rules, Random& random) {
        Position position = deal(rules, shuffled_deck(rules, random), 0);
        RandomPlayer player(random);
        for (ActionList legal; !position.board.over(); apply(position, player.choose(legal)))
            legal_actions(position, legal);
        const Board& board = position.board;
        const HandEntry cards = entry_of(board);
        expect_engines_score(board, cards);
        expect_engines_score(board, added_up(cards));
        for (int team = 0; team < rules.teams; ++team)
            for (const ScoreRow& row : kScoreRows)
                if (score(board, team).*row.points != 0) ++met[row.id];
    });
    for (const ScoreRow& row : kScoreRows) EXPECT_GT(met[row.id], 0) << row.id << " never scored";
}

// Tries every way to deal the cards one by one.
bool found_by_search(DistanceCounts left, std::vector<int> steps, int kind = 0) {
    if (std::all_of(steps.begin(), steps.end(), [](int each) { return each == 0; })) return true;
    if (kind == index(Card::km200)) return false;
    if (found_by_search(left, steps, kind + 1)) return true;
    if (left[static_cast<std::size_t>(kind)]-- == 0) return false;
    for (int& each : steps) {
        if (each < steps_of(card_at(kind))) continue;
        each -= steps_of(card_at(kind));
        if (found_by_search(left, steps, kind)) return true;
        each += steps_of(card_at(kind));
    }
    return false;
}

TEST(DistanceSupply, AgreesWithAnExhaustiveSearch) {
    Random random(3);
    int covered = 0;
    const int cases = scaled(3000);
    for (int i = 0; i < cases; ++i) {
        DistanceCounts supply{};
        int all = 0;
        for (int kind = 0; kind < index(Card::km200); ++kind) {
            const auto count = static_cast<int>(random.below(3));
            supply[static_cast<std::size_t>(kind)] = count;
            all += count * steps_of(card_at(kind));
        }
        std::vector<int> steps(1 + random.below(4));
        for (int& each : steps)
            each = static_cast<int>(random.below(static_cast<std::uint32_t>(all) + 2)) /
                   static_cast<int>(steps.size());
        ASSERT_EQ(covers(supply, steps), found_by_search(supply, steps)) << i;
        if (covers(supply, steps)) ++covered;
    }
    EXPECT_GT(covered, cases / 10);
    EXPECT_LT(covered, cases * 9 / 10);
}

}  // namespace
}  // namespace bornes::test
