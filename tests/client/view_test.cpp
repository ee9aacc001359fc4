// The client reads every view that the server writes: in every phase, for every seat and for
// spectators.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "bornes/json.h"
#include "bornes/playout.h"
#include "protocol/view_json.h"

namespace bornes {
namespace {

std::string written(const View& view) {
    std::string out;
    append_json(out, view);
    return out;
}

void expect_read_back(const Position& position, const protocol::Table& table, int seat) {
    const View seen = view(position, seat);
    const std::string text = written(seen);
    const auto read = protocol::view_from_json(boost::json::parse(text).as_object(), table, seat);
    ASSERT_TRUE(read.view) << read.doubt << '\n' << text;
    EXPECT_EQ(read.doubt, "");
    EXPECT_EQ(written(*read.view), text);
    EXPECT_EQ(read.view->to_act(), seen.to_act());
}

TEST(OnlineView, IsReadAsItWasWritten) {
    int ends = 0;
    for (const Edition edition : kEditions)
        for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
            const RulesResult made = make_rules(edition, players, {});
            if (!made) continue;
            const protocol::Table table{made.rules, {}};
            Random random(seed_for(1, static_cast<std::uint64_t>(players)));
            Position position = deal(made.rules, shuffled_deck(made.rules, random), 0);
            for (int hand = 0; hand < 2; ++hand) {
                for (int ply = 0; !position.board.over(); ++ply) {
                    ActionList legal;
                    legal_actions(position, legal);
                    apply(position, random_action(legal, random));
                    if (ply % 5 != 0 && !position.board.over()) continue;
                    for (int seat = View::kSpectator; seat < players; ++seat)
                        expect_read_back(position, table, seat);
                }
                ++ends;
                if (position.board.phase != Phase::hand_over) break;
                position = deal_next(position, shuffled_deck(made.rules, random));
            }
        }
    EXPECT_GT(ends, 20);
}

}  // namespace
}  // namespace bornes
