// Every puzzle that comes with the program keeps the promises of docs/puzzles.md.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "puzzles/collection.h"
#include "puzzles/file.h"
#include "puzzles/search.h"
#include "puzzles/theme.h"

namespace bornes::puzzles {
namespace {

const PuzzleFile& shipped() {
    static const PuzzleFile file = read_puzzles(shipped_text());
    return file;
}

TEST(ShippedPuzzles, AreAFewHundredOfEveryKind) {
    std::set<std::string> ids;
    std::map<Theme, int> themes;
    std::map<Difficulty, int> difficulties;
    std::map<Edition, int> editions;
    std::map<std::pair<Theme, Difficulty>, int> kinds;
    std::set<int> players;
    for (const Puzzle& puzzle : shipped().puzzles) {
        ids.insert(puzzle.id);
        ++themes[puzzle.theme];
        ++difficulties[puzzle.difficulty];
        ++kinds[{puzzle.theme, puzzle.difficulty}];
        ++editions[puzzle.view.board.rules.edition];
        players.insert(puzzle.view.board.rules.players);
    }
    EXPECT_GT(shipped().puzzles.size(), 200U);
    EXPECT_EQ(ids.size(), shipped().puzzles.size());
    EXPECT_EQ(themes.size(), kIds<Theme>.size());
    EXPECT_EQ(difficulties.size(), kIds<Difficulty>.size());
    EXPECT_EQ(editions.size(), kEditions.size());
    EXPECT_EQ(players, (std::set{2, 3, 4, 6}));
    for (const auto& [theme, count] : themes) EXPECT_GE(count, 50) << id(theme);
    for (const auto& [edition, count] : editions) EXPECT_GE(count, 50) << id(edition);
    for (const auto& [difficulty, count] : difficulties) EXPECT_GE(count, 20) << id(difficulty);
    EXPECT_EQ(kinds.size(), themes.size() * difficulties.size());
    for (const auto& [kind, count] : kinds)
        EXPECT_GE(count, kind.second == Difficulty::expert ? 2 : 7)
            << id(kind.first) << ' ' << id(kind.second);
}

// Reading the puzzles has already checked that views are valid and actions are legal.
TEST(ShippedPuzzles, HaveTheMarginsThatTheyState) {
    for (const Puzzle& puzzle : shipped().puzzles) {
        SCOPED_TRACE(puzzle.id);
        for (std::size_t i = 1; i < puzzle.costs.size(); ++i) {
            const Cost& cost = puzzle.costs[i];
            EXPECT_GE(cost.loss.win, least_margin(puzzle.theme));
            EXPECT_GE(cost.loss.win, kLeastErrors * cost.error.win);
            EXPECT_GE(cost.loss.points, 0);
        }
        EXPECT_EQ(puzzle.difficulty, difficulty_of(puzzle.fails));
        const bool novice_may = puzzle.theme == Theme::extension || puzzle.theme == Theme::discards;
        EXPECT_EQ(
            *std::max_element(puzzle.fails.begin(), puzzle.fails.begin() + (novice_may ? 3 : 1)), 1)
            << "nobody misses it";
    }
}

TEST(ShippedPuzzles, AreMissedByTheLevelsThatTheyName) {
    for (const Puzzle& puzzle : shipped().puzzles)
        for (const Level level : {Level::novice, Level::casual, Level::strong}) {
            const Action choice = make_bot(level, 0)->think(puzzle.view, {}).action;
            EXPECT_EQ(choice != puzzle.best(), puzzle.fails[static_cast<std::size_t>(level)] == 1)
                << puzzle.id << ' ' << id(level);
        }
}

// Judged with another seed. Half of the margin is enough.
TEST(ShippedPuzzles, KeepTheirBestMoveWhenTheyAreJudgedAgain) {
    for (std::size_t i = 0; i < shipped().puzzles.size(); i += 24) {
        const Puzzle& puzzle = shipped().puzzles[i];
        const auto again =
            prove(puzzle.view, puzzle.best(), least_margin(puzzle.theme) / 2, {}, 987654321);
        ASSERT_TRUE(again) << puzzle.id;
        EXPECT_EQ(again->front().action, puzzle.best()) << puzzle.id;
    }
}

TEST(ShippedPuzzles, AreWrittenAsTheyWereRead) {
    std::string text = shipped().header + "\n";
    for (const Puzzle& puzzle : shipped().puzzles) text += line_of(puzzle) + "\n";
    EXPECT_EQ(text, shipped_text());
    EXPECT_EQ(shipped().header, header_line(MakerSettings{}));
}

}  // namespace
}  // namespace bornes::puzzles
