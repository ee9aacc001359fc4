// A seed gives the same groups of games, whoever plays them and on any number of threads.
#include "arena/tournament.h"

#include <gtest/gtest.h>

#include <sstream>

#include "arena/report.h"
#include "arena/standings.h"
#include "bornes/settings.h"

namespace bornes::arena {
namespace {

Tournament small_tournament(int players, std::vector<const char*> names) {
    Tournament tournament;
    tournament.table.house.goal = 1500;
    tournament.table.rules = make_rules(kDefaultEdition, players, tournament.table.house).rules;
    for (const char* name : names) tournament.players.push_back(*player_from_text(name));
    tournament.seed = 5;
    return tournament;
}

std::vector<Group> play_all(const Tournament& tournament, int groups, int threads) {
    std::vector<Group> results;
    std::atomic<bool> stop = false;
    play_groups(
        tournament, 0, groups, threads, stop,
        [&](const Group& group) {
            results.push_back(group);
            return true;
        },
        [] {});
    return results;
}

void expect_same(const Group& a, const Group& b) {
    EXPECT_EQ(a.number, b.number);
    ASSERT_EQ(a.players.size(), b.players.size());
    for (std::size_t i = 0; i < a.players.size(); ++i) {
        EXPECT_EQ(a.players[i].wins, b.players[i].wins);
        EXPECT_EQ(a.players[i].win_luck, b.players[i].win_luck);
        EXPECT_EQ(a.players[i].lead, b.players[i].lead);
        EXPECT_EQ(a.players[i].rows, b.players[i].rows);
        EXPECT_EQ(a.players[i].moves, b.players[i].moves);
    }
}

TEST(Tournament, DoesNotDependOnThreads) {
    const Tournament tournament = small_tournament(2, {"master@32", "strong"});
    const auto one = play_all(tournament, 6, 1);
    const auto three = play_all(tournament, 6, 3);
    ASSERT_EQ(one.size(), 6U);
    ASSERT_EQ(three.size(), 6U);
    for (std::size_t i = 0; i < one.size(); ++i) expect_same(one[i], three[i]);
}

TEST(Tournament, OfAPlayerAgainstItselfIsEvenDealByDeal) {
    for (const int players : {2, 3, 4, 6}) {
        const Tournament tournament = small_tournament(players, {"casual", "casual"});
        const int teams = tournament.table.rules.teams;
        for (const Group& group : play_all(tournament, 3, 2)) {
            EXPECT_EQ(group.games, teams);
            EXPECT_EQ(group.players[0].games, teams);
            EXPECT_EQ(group.players[1].games, teams * (teams - 1));
            EXPECT_NEAR(group.players[0].wins, 1, 1e-9);
            EXPECT_NEAR(group.players[0].lead, 0, 1e-9);
        }
    }
}

TEST(Tournament, CountsEveryWinOnce) {
    const Tournament tournament = small_tournament(3, {"strong", "casual", "novice"});
    for (const Group& group : play_all(tournament, 4, 2)) {
        double wins = 0;
        for (const Tally& tally : group.players) wins += tally.wins;
        EXPECT_NEAR(wins, static_cast<double>(group.games), 1e-9);
    }
}

TEST(Tournament, StopsWhenToldTo) {
    const Tournament tournament = small_tournament(2, {"casual", "novice"});
    std::atomic<bool> stop = false;
    int seen = 0;
    play_groups(
        tournament, 0, 1000000, 2, stop, [&](const Group&) { return ++seen < 3; }, [] {});
    EXPECT_EQ(seen, 3);
    stop = true;
    EXPECT_FALSE(play_group(tournament, 0, stop));
}

TEST(Report, HasEveryFigure) {
    const Tournament tournament = small_tournament(2, {"casual", "novice"});
    Standings standings(2);
    for (const Group& group : play_all(tournament, 5, 2)) standings.add(group);
    const std::string text = report_text(tournament, standings, Sprt{});
    for (const char* title :
         {"win share", "luck-adjusted", "Elo", "lead per hand", "points per hand", "milestones",
          "extension", "p50/p99", "faults", "drawn", "SPRT"})
        EXPECT_NE(text.find(title), std::string::npos) << title;
}

TEST(Report, FitsTheScreenAndSaysWhatWasMeasured) {
    Tournament tournament = small_tournament(3, {"casual", "novice", "strong"});
    for (const auto& [name, value] : {std::pair{"attack", "any"}, std::pair{"deck", "full"},
                                      std::pair{"refill", "now"}, std::pair{"shut-out", "each"}})
        EXPECT_FALSE(set_house_rule(tournament.table.house, name, value));
    tournament.limits.budget = Allowance::of_rollouts(4000);
    Standings standings(3);
    for (const Group& group : play_all(tournament, 2, 1)) standings.add(group);
    std::istringstream text(report_text(tournament, standings, {}));
    bool budget = false;
    for (std::string line; std::getline(text, line);) {
        EXPECT_LE(line.size(), 81U) << line;  // an é has two bytes
        budget |= line.find("4000 rollouts per move") != std::string::npos;
    }
    EXPECT_TRUE(budget);
}

}  // namespace
}  // namespace bornes::arena
