// Reviews of whole games: what they contain, and that their figures add up.
#include "bornes/review.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "bornes/settings.h"
#include "review/review_games.h"

namespace bornes::test {
namespace {

using review::Figures;
using review::Mark;
using review::Review;
using testing::HasSubstr;

constexpr int kRollouts = 40;

Record duel() { return played_game(kDefaultEdition, 2, Level::novice, 3); }

TEST(Review, HasADecisionForEveryRealChoice) {
    const Record record = duel();
    const Review review = reviewed(record, kRollouts);
    const Rules rules = make_rules(kDefaultEdition, 2).rules;
    Position position;
    std::size_t next = 0;
    int actions = 0;
    for (const Record::HandRecord& hand : record.hands) {
        position = &hand == record.hands.data() ? deal(rules, *hand.deck, hand.dealer)
                                                : deal_next(position, *hand.deck);
        for (const Action action : hand.actions) {
            ActionList legal;
            legal_actions(position, legal);
            if (legal.size() > 1) {
                const review::Decision& decision = review.decisions().at(next++);
                EXPECT_EQ(decision.hand, position.board.hand_number);
                EXPECT_EQ(decision.ply, position.board.ply);
                EXPECT_EQ(decision.seat, position.board.seat);
                EXPECT_EQ(decision.action, action);
                EXPECT_TRUE(legal.contains(decision.best));
            }
            apply(position, action);
            ++actions;
        }
    }
    EXPECT_EQ(next, review.decisions().size());
    EXPECT_EQ(review.steps(), actions);
    EXPECT_EQ(review.curve().size(), static_cast<std::size_t>(actions));
}

TEST(Review, MarksByTheLossAndItsError) {
    EXPECT_EQ(review::mark_of({0.0099, 0}, {0, 0}), std::nullopt);
    EXPECT_EQ(review::mark_of({0.01, 0}, {0.005, 0}), Mark::inaccuracy);
    EXPECT_EQ(review::mark_of({0.01, 0}, {0.0051, 0}), std::nullopt);
    EXPECT_EQ(review::mark_of({0.0299, 0}, {0.001, 0}), Mark::inaccuracy);
    EXPECT_EQ(review::mark_of({0.03, 0}, {0.001, 0}), Mark::mistake);
    EXPECT_EQ(review::mark_of({0.0799, 0}, {0.03, 0}), Mark::mistake);
    EXPECT_EQ(review::mark_of({0.08, 0}, {0.04, 0}), Mark::blunder);
    EXPECT_EQ(review::mark_of({0.5, 0}, {0.26, 0}), std::nullopt);
}

TEST(Review, LosesNothingByTheBestAction) {
    const Review review = reviewed(duel(), kRollouts);
    int wrong = 0;
    for (const review::Decision& decision : review.decisions()) {
        EXPECT_GE(decision.loss.win, 0);
        EXPECT_GE(decision.loss.points, 0);
        EXPECT_EQ(decision.mark, review::mark_of(decision.loss, decision.error));
        const bool best = decision.best == decision.action;
        EXPECT_TRUE(!best || decision.loss == Figures{});
        wrong += decision.mark ? 1 : 0;
    }
    EXPECT_GT(wrong, 0) << "novice makes errors";
}

void expect_sums_to_add_up(const Record& record) {
    const Review review = reviewed(record, kRollouts);
    const Rules& rules = review.rules();
    PerTeam<double> luck{};
    for (int seat = 0; seat < rules.players; ++seat) {
        Figures loss;
        Figures own_luck;
        int decisions = 0;
        for (const review::Decision& decision : review.decisions())
            if (decision.seat == seat) {
                loss.win += decision.loss.win;
                loss.points += decision.loss.points;
                ++decisions;
            }
        for (const review::Draw& draw : review.draws())
            if (draw.seat == seat) {
                own_luck.win += draw.luck.win;
                own_luck.points += draw.luck.points;
            }
        const review::PlayerSums sums = review.player(seat);
        EXPECT_EQ(sums.decisions, decisions);
        EXPECT_NEAR(sums.loss.win, loss.win, 1e-9);
        EXPECT_NEAR(sums.loss.points, loss.points, 1e-6);
        EXPECT_NEAR(sums.luck.win, own_luck.win, 1e-9);
        EXPECT_NEAR(sums.luck.points, own_luck.points, 1e-6);
        for (int team = 0; team < rules.teams; ++team)
            luck[team] +=
                team == rules.team_of(seat) ? own_luck.win : -own_luck.win / (rules.teams - 1);
    }
    double shares = 0;
    for (int team = 0; team < rules.teams; ++team) {
        const review::TeamResult result = review.result(team);
        EXPECT_NEAR(result.adjusted, result.win - luck[team], 1e-4);
        shares += result.win;
    }
    EXPECT_NEAR(shares, 1, 1e-9);
    for (const review::CurvePoint& point : review.curve()) {
        double sum = 0;
        for (int team = 0; team < rules.teams; ++team) sum += point.win[team];
        EXPECT_NEAR(sum, 1, 1e-9);
    }
}

TEST(Review, AddsUp) {
    expect_sums_to_add_up(duel());
    expect_sums_to_add_up(played_game(Edition::classic_km, 3, Level::casual, 4, 2));
    expect_sums_to_add_up(played_game(Edition::parker_1962, 4, Level::casual, 5, 2));
    expect_sums_to_add_up(played_game(Edition::parker_1988, 6, Level::novice, 6, 1));
}

TEST(Review, OfARaceHasNoPoints) {
    const Record record = played_game(Edition::fundex_2010, 3, Level::novice, 7);
    expect_sums_to_add_up(record);
    const Review review = reviewed(record, kRollouts);
    EXPECT_TRUE(review.over());
    double luck = 0;
    for (const review::Draw& draw : review.draws()) {
        EXPECT_EQ(draw.luck.points, 0);
        luck += std::abs(draw.luck.win);
    }
    EXPECT_GT(luck, 0);
    for (const review::Decision& decision : review.decisions()) {
        EXPECT_EQ(decision.loss.points, 0);
        EXPECT_EQ(decision.error.points, 0);
    }
}

// The deal by seat, then the first draw, then one entry per card.
TEST(Review, ListsEveryCardInOrder) {
    const Record record = played_game(kDefaultEdition, 4, Level::casual, 8, 1);
    const Review review(record);
    const auto& draws = review.draws();
    const DeckOrder& deck = *record.hands[0].deck;
    for (std::size_t seat = 0; seat < 4; ++seat) {
        EXPECT_EQ(draws[seat].seat, static_cast<int>(seat));
        EXPECT_EQ(draws[seat].card, std::nullopt);
        EXPECT_EQ(draws[seat].ply, 0);
    }
    EXPECT_EQ(draws[4].ply, 0);
    EXPECT_EQ(draws[5].ply, 1);
    std::size_t next = std::size_t{4} * kHandSize;
    for (std::size_t i = 4; i < draws.size(); ++i) EXPECT_EQ(draws[i].card, deck[next++]);
}

TEST(Review, IsTheSameInAnyOrderOfSteps) {
    const Record record = played_game(kDefaultEdition, 2, Level::casual, 9, 1);
    Review backwards(record, 5);
    for (int i = backwards.steps(); i-- > 0;) backwards.step(i, Budget::of_rollouts(kRollouts));
    const std::string json = json_of(reviewed(record, kRollouts, 5), kRollouts);
    EXPECT_EQ(json_of(backwards, kRollouts), json);
    EXPECT_NE(json_of(reviewed(record, kRollouts, 6), kRollouts), json);
}

TEST(Review, TurnsOnlyBetweenPointsThatWereFound) {
    const Record record = played_game(kDefaultEdition, 2, Level::novice, 13, 1);
    const Review whole = reviewed(record, kRollouts);
    ASSERT_FALSE(whole.turning_points().empty());
    Review part(record);
    EXPECT_TRUE(part.turning_points().empty());
    const auto turn = static_cast<int>(whole.turning_points().front().point);
    part.find_chances(turn, Budget::of_rollouts(kRollouts));
    EXPECT_TRUE(part.turning_points().empty());
    part.find_chances(turn + 1, Budget::of_rollouts(kRollouts));
    EXPECT_EQ(part.turning_points().size(), 1U);
}

// The random numbers of a decision depend only on seed, hand and ply.
TEST(Review, OfOneSeatIsPartOfTheWhole) {
    const Record record = played_game(kDefaultEdition, 2, Level::casual, 10, 1);
    const std::string whole = json_of(reviewed(record, kRollouts), kRollouts);
    Review one(record);
    for (int i = 0; i < one.steps(); ++i)
        if (one.seat_of(i) == 1)
            one.step(i, Budget::of_rollouts(kRollouts));
        else
            one.find_chances(i, Budget::of_rollouts(kRollouts));
    for (const review::Decision& decision : one.decisions()) {
        EXPECT_EQ(decision.judged, decision.seat == 1);
        if (!decision.judged) continue;
        std::string json;
        review::append_json(json, decision);
        EXPECT_THAT(whole, HasSubstr(json));
    }
    EXPECT_THAT(json_of(one, kRollouts, 1), testing::Not(HasSubstr(R"("seat":1,)")));
}

TEST(Review, OfAnEmptyRecordIsEmpty) {
    const Review review(Record{});
    EXPECT_EQ(review.steps(), 0);
    EXPECT_EQ(json_of(review, 4000),
              R"({"version":1,"rollouts":4000,"decisions":[],"draws":[],"players":[],"curve":[],)"
              R"("result":[],"notes":[],"turns":[],"over":false})");
}

TEST(Review, OfAnUnfinishedGameEndsWithTheChances) {
    Record record = played_game(kDefaultEdition, 2, Level::casual, 11, 1);
    record.hands[0].actions.resize(10);
    const Review review = reviewed(record, kRollouts);
    EXPECT_FALSE(review.over());
    EXPECT_EQ(review.result(0).win, review.curve().back().win[0]);
    EXPECT_NEAR(review.result(0).win + review.result(1).win, 1, 1e-9);
}

TEST(Review, CutsARecordThatIsTooLong) {
    HouseRules house;
    ASSERT_FALSE(set_house_rule(house, "goal", "50000"));
    const Rules rules = make_rules(kDefaultEdition, 2, house).rules;
    Record record = played_game(rules, house, Level::novice, 12, 400);
    std::size_t actions = 0;
    for (const Record::HandRecord& hand : record.hands) actions += hand.actions.size();
    const Review review(record);
    EXPECT_EQ(review.cut(), actions > review::kMostActions);
    EXPECT_EQ(review.steps(), std::min<int>(static_cast<int>(actions), review::kMostActions));
}

TEST(Review, NamesALevelByItsRate) {
    const Rules rules = make_rules(kDefaultEdition, 2).rules;
    EXPECT_EQ(review::level_of_rate(rules, 0), Level::master);
    EXPECT_EQ(review::level_of_rate(rules, 100), Level::novice);
}

TEST(Review, NamesTheLevelsThatFitARateWithItsError) {
    const Rules rules = make_rules(kDefaultEdition, 2).rules;
    const std::array<Level, 2> all{Level::novice, Level::master};
    EXPECT_EQ(review::levels_of_rate(rules, 8, 20), all);
    const std::array<Level, 2> master{Level::master, Level::master};
    EXPECT_EQ(review::levels_of_rate(rules, 1, 0.2), master);
    EXPECT_EQ(review::levels_of_rate(rules, 0, 0), master);
}

}  // namespace
}  // namespace bornes::test
