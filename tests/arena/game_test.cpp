// What the players of a game are told.
#include "arena/game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <numeric>

#include "bornes/notation.h"
#include "protocol/bot_messages.h"

namespace bornes::arena {
namespace {

// Declines whenever possible, and records what it is told.
class Recorder : public Player {
public:
    Recorder(std::vector<std::string>& heard, int& declined) : heard_(heard), declined_(declined) {}

    Move move(const View& view, const ActionList& legal) override {
        if (!legal.contains(Action::decline())) return {bot_->think(view, {}).action};
        ++declined_;
        return {Action::decline()};
    }
    void saw(int seat, Action action) override {
        heard_.push_back(std::to_string(seat + 1) + " " + to_text(action));
    }
    void hand_is_over(const Board& board) override {
        heard_.push_back(protocol::hand_over_message(board));
    }
    void game_is_over(const Board& board) override {
        heard_.push_back(protocol::game_over_message(board));
    }

private:
    const std::unique_ptr<Bot> bot_ = make_bot(Level::casual, 0);
    std::vector<std::string>& heard_;
    int& declined_;
};

TEST(Game, TellsEverybodyWhatIsPublic) {
    const Rules rules = make_rules(kDefaultEdition, 3).rules;
    std::array<std::vector<std::string>, 3> heard;
    int declined = 0;
    Players players;
    for (std::size_t seat = 0; seat < heard.size(); ++seat)
        players[seat] = std::make_unique<Recorder>(heard[seat], declined);
    const auto outcome = play_game(rules, 1, players, false);
    ASSERT_TRUE(outcome);
    EXPECT_GT(declined, 0);
    EXPECT_EQ(heard[0], heard[1]);
    EXPECT_EQ(heard[0], heard[2]);
    EXPECT_THAT(heard[0], testing::Each(testing::Not(testing::HasSubstr("decline"))));  // R5.7
    EXPECT_THAT(heard[0], testing::Contains(testing::StartsWith(R"({"type":"hand-over")"))
                              .Times(static_cast<std::size_t>(outcome->teams[0].hands)));
}

TEST(Game, EndsWithTheLastHandAndThenTheGame) {
    const Rules rules = make_rules(kDefaultEdition, 2).rules;
    std::vector<std::string> heard;
    std::vector<std::string> other;
    int declined = 0;
    Players players;
    players[0] = std::make_unique<Recorder>(heard, declined);
    players[1] = std::make_unique<Recorder>(other, declined);
    const auto outcome = play_game(rules, 2, players, false);
    ASSERT_TRUE(outcome);
    ASSERT_GT(heard.size(), 2U);
    const auto over = boost::json::parse(heard.back()).as_object();
    const auto hand = boost::json::parse(heard[heard.size() - 2]).as_object();
    EXPECT_EQ(hand.at("type"), "hand-over");
    EXPECT_EQ(hand.at("score").as_array().size(), 2U);
    EXPECT_EQ(over.at("type"), "game-over");
    EXPECT_EQ(over.at("totals"), hand.at("totals"));
    const boost::json::array won{outcome->teams[0].wins > 0 ? 1 : 2};
    EXPECT_EQ(over.at("winners"), won);
    for (std::size_t team = 0; team < 2; ++team) {
        const std::int64_t total = over.at("totals").at(team).as_int64();
        const Rows& rows = outcome->teams[team].rows;
        EXPECT_EQ(total, std::accumulate(rows.begin(), rows.end(), std::int64_t{0}));
    }
}

}  // namespace
}  // namespace bornes::arena
