// The puzzle of the day and the streak. tests/puzzles/days.json has the cases, which the page reads
// too.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <iterator>

#include "puzzles/collection.h"
#include "puzzles/file.h"

namespace bornes::puzzles {
namespace {

namespace json = boost::json;

json::object cases() {
    std::ifstream in("tests/puzzles/days.json");
    return json::parse(std::string{std::istreambuf_iterator<char>(in), {}}).as_object();
}

int number(const json::object& from, std::string_view name) {
    return from.at(name).to_number<int>();
}

TEST(PuzzleOfTheDay, IsTheSameForEverybody) {
    const json::object all = cases();
    for (const json::value& value : all.at("puzzleOfDay").as_array()) {
        const json::object& one = value.as_object();
        EXPECT_EQ(puzzle_of_day(number(one, "day"), number(one, "count")), number(one, "index"));
    }
}

TEST(Progress, CountsTheStreak) {
    const json::object all = cases();
    for (const json::value& value : all.at("streaks").as_array()) {
        const json::object& one = value.as_object();
        SCOPED_TRACE(one.at("what").as_string().c_str());
        Progress progress;
        for (const json::value& each : one.at("tries").as_array()) {
            const json::object& attempt = each.as_object();
            const bool of_day = !attempt.at("day").is_null();
            progress.note(attempt.at("id").as_string().c_str(), attempt.at("right").as_bool(),
                          of_day ? std::optional(number(attempt, "day")) : std::nullopt);
        }
        EXPECT_EQ(progress.streak_on(number(one, "on")), number(one, "streak"));
        EXPECT_EQ(progress.longest, number(one, "longest"));
        EXPECT_EQ(static_cast<int>(progress.solved.size()), number(one, "solved"));
        EXPECT_EQ(static_cast<int>(progress.missed.size()), number(one, "missed"));
        EXPECT_EQ(progress_from_json(to_json(progress)), progress);
    }
}

TEST(Progress, RefusesInvalidText) {
    for (const char* text : {"", "[]", "{}", R"({"version":2})", R"({"version":1,"solved":[1]})"})
        EXPECT_FALSE(progress_from_json(text)) << text;
}

TEST(NextPuzzle, IsOneThatWasNotTried) {
    std::vector<Puzzle> puzzles(3);
    puzzles[0].id = "a";
    puzzles[1].id = "b";
    puzzles[1].theme = Theme::attack;
    puzzles[2].id = "c";
    Progress progress;
    EXPECT_EQ(next_puzzle(puzzles, {}, progress, -1), 0);
    progress.note("a", true, {});
    EXPECT_EQ(next_puzzle(puzzles, {}, progress, 1), 2);
    EXPECT_EQ(next_puzzle(puzzles, {Theme::attack, {}}, progress, 1), 1);
    progress.note("b", false, {});
    progress.note("c", false, {});
    EXPECT_EQ(next_puzzle(puzzles, {}, progress, 1), 2);
    EXPECT_EQ(next_puzzle(puzzles, {Theme::finishing, {}}, progress, -1), std::nullopt);
}

// What is wrong with a file, and in which line.
std::string fault_of(const std::string& text) {
    try {
        read_puzzles(text);
    } catch (const FileFault& fault) {
        return fault.what();
    }
    return {};
}

TEST(PuzzleFile, SaysWhatIsWrongInWhichLine) {
    const std::string text(shipped_text());
    const std::string header = text.substr(0, text.find('\n') + 1);
    const std::string line =
        text.substr(header.size(), text.find('\n', header.size()) - header.size());
    const auto changed = [&](std::string_view from, std::string_view to) {
        std::string other = line;
        return header + other.replace(other.find(from), from.size(), to);
    };
    EXPECT_EQ(fault_of(header + line), "");
    EXPECT_EQ(fault_of("{}").substr(0, 8), "line 1: ");
    EXPECT_EQ(fault_of(header + "nonsense").substr(0, 8), "line 2: ");
    EXPECT_NE(fault_of(changed(R"("theme":")", R"("theme":"x)")).find("\"theme\" is unknown"),
              std::string::npos);
    EXPECT_NE(fault_of(changed(R"("drawPile":)", R"("drawPile":1)")).find("line 2: "),
              std::string::npos);
    EXPECT_NE(fault_of(changed(R"("costs":[)",
                               R"("costs":[{"action":"decline","loss":[0,0],"error":[0,0]},)"))
                  .find("one entry per legal action"),
              std::string::npos);
}

}  // namespace
}  // namespace bornes::puzzles
