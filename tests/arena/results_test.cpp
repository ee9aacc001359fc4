// The file of results is read back as written, and only a file of the same match is resumed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>

#include "arena/results_file.h"
#include "arena/standings.h"

namespace bornes::arena {
namespace {

using testing::HasSubstr;

class Results : public testing::Test {
protected:
    Results() {
        tournament_.table.rules = make_rules(Edition::fundex_2010, 2).rules;
        tournament_.players = {*player_from_text("casual"), *player_from_text("novice")};
        std::remove(path_.c_str());
    }
    ~Results() override { std::remove(path_.c_str()); }

    Group group(std::int64_t number) const {
        return *play_group(tournament_, number, std::atomic<bool>(false));
    }
    std::string text() const {
        std::ifstream in(path_);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    // The error message when the file is opened.
    std::string refusal(const Tournament& tournament, bool resume) const {
        try {
            ResultsFile(path_, tournament, resume);
        } catch (const std::runtime_error& error) {
            return error.what();
        }
        return {};
    }

    const std::string path_ = testing::TempDir() + "bornes_results_" + std::to_string(getpid());
    Tournament tournament_;
};

TEST_F(Results, AreReadAgainToTheLastDigit) {
    {
        ResultsFile file(path_, tournament_, false);
        file.append(group(0));
        file.append(group(1));
    }
    const std::string before = text();
    const ResultsFile file(path_, tournament_, true);
    ASSERT_EQ(file.earlier().size(), 2U);
    for (std::int64_t number = 0; number < 2; ++number) {
        const Group expected = group(number);
        const Group& read = file.earlier()[static_cast<std::size_t>(number)];
        for (std::size_t i = 0; i < 2; ++i) {
            EXPECT_EQ(read.players[i].win_luck, expected.players[i].win_luck);
            EXPECT_EQ(read.players[i].lead_luck, expected.players[i].lead_luck);
            EXPECT_EQ(read.players[i].rows, expected.players[i].rows);
            EXPECT_GT(read.players[i].times.quantile(0.5), 0);
        }
    }
    EXPECT_EQ(text(), before);
}

TEST_F(Results, LeaveOtherFilesAlone) {
    for (const std::string other : {"one line without an end", "two lines\nof something else"}) {
        std::ofstream(path_) << other;
        EXPECT_NE(refusal(tournament_, true), "");
        EXPECT_EQ(text(), other);
    }
}

TEST_F(Results, OfAnInterruptedRunAreResumed) {
    {
        ResultsFile file(path_, tournament_, false);
        file.append(group(0));
    }
    const std::string whole = text();
    std::ofstream(path_, std::ios::app) << R"({"group":1,"games":2,"dra)";
    {
        ResultsFile file(path_, tournament_, true);
        EXPECT_EQ(file.earlier().size(), 1U);
        EXPECT_EQ(text(), whole);
        file.append(group(1));
    }
    EXPECT_EQ(ResultsFile(path_, tournament_, true).earlier().size(), 2U);
}

TEST_F(Results, AreNotOverwritten) {
    EXPECT_EQ(refusal(tournament_, false), "");
    EXPECT_THAT(refusal(tournament_, false), HasSubstr("exists already"));
    EXPECT_EQ(refusal(tournament_, true), "");
}

TEST_F(Results, OfOtherSettingsAreNotMixed) {
    EXPECT_EQ(refusal(tournament_, true), "");  // a new file
    Tournament other = tournament_;
    other.seed = 99;
    EXPECT_THAT(refusal(other, true), HasSubstr("other players or settings"));
    other = tournament_;
    other.limits.budget.rollouts = 1;
    EXPECT_THAT(refusal(other, true), HasSubstr("other players or settings"));
}

TEST_F(Results, ThatMakeNoSenseAreRefused) {
    EXPECT_EQ(refusal(tournament_, false), "");
    std::ofstream(path_, std::ios::app) << "{\"group\":7}\n";
    EXPECT_THAT(refusal(tournament_, true), HasSubstr(":2: group 0 is missing"));
}

}  // namespace
}  // namespace bornes::arena
