// Actions and views as numbers.
#include "bornes/encoding.h"

#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "bornes/notation.h"
#include "bornes/playout.h"

namespace bornes {
namespace {

TEST(Encoding, EveryActionHasANumberAndAName) {
    std::set<std::string> names;
    for (int id = 0; id < kActionIds; ++id) {
        names.insert(action_name(id));
        EXPECT_EQ(action_id_from_name(action_name(id)), id);
    }
    EXPECT_EQ(names.size(), static_cast<std::size_t>(kActionIds));
    EXPECT_EQ(action_name(0), "play 25");
    EXPECT_EQ(action_name(33), "play accident on 2");
    EXPECT_EQ(action_name(64), "extend");
    EXPECT_FALSE(action_id_from_name("play stop on 1"));
    EXPECT_FALSE(action_id_from_name("play tennis"));
    EXPECT_FALSE(action_from_id(-1, 0, 2));
    EXPECT_FALSE(action_from_id(kActionIds, 0, 2));
}

TEST(Encoding, CountsTeamsFromTheOneThatActs) {
    const Action on_third = Action::attack(Card::stop, 2);
    EXPECT_EQ(action_name(action_id(on_third, 1, 3)), "play stop on 2");
    EXPECT_EQ(action_name(action_id(on_third, 0, 3)), "play stop on 3");
    for (int teams = 2; teams <= kMaxTeams; ++teams)
        for (int team = 0; team < teams; ++team)
            for (int id = 0; id < kActionIds; ++id) {
                const auto action = action_from_id(id, team, teams);
                if (action) {
                    EXPECT_EQ(action_id(*action, team, teams), id);
                }
            }
    EXPECT_FALSE(action_from_id(*action_id_from_name("play stop on 3"), 0, 2));
}

TEST(Encoding, MasksExactlyTheLegalActions) {
    const Rules rules = make_rules(Edition::parker_1988, 3).rules;
    Random random(4);
    Position position = deal(rules, shuffled_deck(rules, random), 2);
    while (!position.board.over()) {
        ActionList legal;
        legal_actions(position, legal);
        for (Seat seat = 0; seat < rules.players; seat = seat + 1) {
            std::array<std::uint8_t, kActionIds> mask{};
            legal_mask(view(position, seat), mask);
            const int marked = std::accumulate(mask.begin(), mask.end(), 0);
            ASSERT_EQ(marked, seat == position.board.seat ? legal.size() : 0);
            if (seat != position.board.seat) continue;
            for (const Action action : legal)
                ASSERT_EQ(mask[static_cast<std::size_t>(
                              action_id(action, rules.team_of(seat), rules.teams))],
                          1);
        }
        apply(position, random_action(legal, random));
    }
}

TEST(Encoding, HasGroupsThatAddUp) {
    for (int players = 2; players <= 6; ++players) {
        HouseRules house;
        house.teams = Teams::solo;
        const Rules rules = make_rules(Edition::parker_1988, players, house).rules;
        int size = 0;
        for (const ObservationGroup& group : observation_groups(rules)) size += group.size;
        EXPECT_EQ(size, observation_size(rules));
    }
}

// The index where a group begins in a row.
std::size_t place_of(const Rules& rules, std::string_view name) {
    std::size_t at = 0;
    for (const ObservationGroup& group : observation_groups(rules)) {
        if (group.name == name) return at;
        at += static_cast<std::size_t>(group.size);
    }
    ADD_FAILURE() << name;
    return 0;
}

TEST(Encoding, ShowsTheTableFromTheSeatThatLooks) {
    const Rules rules = make_rules(Edition::parker_1988, 2).rules;
    Random random(1);
    Position position = deal(rules, shuffled_deck(rules, random), 1);
    position.board.teams[0].steps = 12;
    position.board.teams[1].status.show(Battle::stop);
    std::vector<float> row(static_cast<std::size_t>(observation_size(rules)));
    observe(view(position, 0), row);
    EXPECT_FLOAT_EQ(row[place_of(rules, "distance-1")], 0.3F);
    EXPECT_FLOAT_EQ(row[place_of(rules, "battle-2") + static_cast<std::size_t>(Battle::stop)], 1);
    EXPECT_FLOAT_EQ(row[place_of(rules, "hand-sizes-1")], 7);
    EXPECT_FLOAT_EQ(row[place_of(rules, "dealer-2")], 1);
    float cards = 0;
    for (std::size_t i = 0; i < kCardKinds; ++i) cards += row[place_of(rules, "hand") + i];
    EXPECT_FLOAT_EQ(cards, 7);
    observe(view(position, 1), row);
    EXPECT_FLOAT_EQ(row[place_of(rules, "distance-2")], 0.3F);
    EXPECT_FLOAT_EQ(row[place_of(rules, "battle-1") + static_cast<std::size_t>(Battle::stop)], 1);
}

}  // namespace
}  // namespace bornes
