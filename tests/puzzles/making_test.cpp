// Makes puzzles: the same seed gives the same lines, and an unclear position is no puzzle.
#include <gtest/gtest.h>

#include "puzzles/file.h"
#include "puzzles/making.h"
#include "puzzles/theme.h"

namespace bornes::puzzles {
namespace {

std::string lines_of(const MakerSettings& settings, int end, int threads) {
    std::string lines;
    std::atomic<bool> stop = false;
    make_puzzles(
        settings, 0, end, threads, stop,
        [&](const Puzzle& puzzle) { lines += line_of(puzzle) + "\n"; }, [] {});
    return lines;
}

TEST(Making, GivesTheSamePuzzlesOnAnyNumberOfThreads) {
    const MakerSettings settings{3, {16, 300, 20}};
    const std::string on_one_thread = lines_of(settings, 2, 1);
    EXPECT_EQ(std::count(on_one_thread.begin(), on_one_thread.end(), '\n'), 2);
    EXPECT_EQ(lines_of(settings, 2, 2), on_one_thread);
    EXPECT_NO_THROW(read_puzzles(header_line(settings) + "\n" + on_one_thread));
}

TEST(Making, EndsWhenStopIsSet) {
    std::atomic<bool> stop = true;
    EXPECT_FALSE(make_puzzle({}, 0, stop));
}

// In this opening hand, no discard is clearly the best.
TEST(Making, RefusesUnclearPositions) {
    const Rules rules = make_rules(Edition::parker_1988, 2).rules;
    Random random(5);
    const Position start = deal(rules, shuffled_deck(rules, random), 1);
    const View seen = view(start, 0);
    ActionList legal;
    legal_actions(seen, legal);
    int clear = 0;
    for (const Action action : legal)
        if (prove(seen, action, least_margin(Theme::attack), {32, 400, 20}, 1)) ++clear;
    EXPECT_LE(clear, 1);
}

TEST(Themes, ComeFromTheBestMoveAndTheTemptingOne) {
    const Rules rules = make_rules(Edition::parker_1988, 2).rules;
    View seen = view(deal(rules, sorted_deck(rules), 1), 0);
    const Action roll = Action::play(Card::roll);
    const Action discard = Action::discard(Card::km25);
    const Action safety = Action::play(Card::extra_tank);
    const Action stop = Action::attack(Card::stop, 1);
    const Action distance = Action::play(Card::km100);
    EXPECT_EQ(theme_of(seen, discard, roll), Theme::discards);
    EXPECT_EQ(theme_of(seen, stop, discard), Theme::attack);
    EXPECT_EQ(theme_of(seen, roll, stop), Theme::attack);
    EXPECT_EQ(theme_of(seen, discard, safety), Theme::coup_fourre);
    EXPECT_EQ(theme_of(seen, roll, distance), std::nullopt);
    seen.board.teams[0].steps = static_cast<std::uint8_t>(seen.board.target_steps - 4);
    EXPECT_EQ(theme_of(seen, roll, distance), Theme::finishing);
    seen.board.phase = Phase::extension;
    EXPECT_EQ(theme_of(seen, Action::extend(), Action::finish()), Theme::extension);
}

TEST(Difficulty, DependsOnTheLevelsThatFail) {
    EXPECT_EQ(difficulty_of({1, 0, 0, 0}), Difficulty::easy);
    EXPECT_EQ(difficulty_of({1, 1, 0, 1}), Difficulty::medium);
    EXPECT_EQ(difficulty_of({1, 0, 1, 0.375}), Difficulty::hard);
    EXPECT_EQ(difficulty_of({1, 1, 1, 0.5}), Difficulty::expert);
}

}  // namespace
}  // namespace bornes::puzzles
