// R7.12: the most that a hand can score, as records that `bornes referee` scores.
#include <gtest/gtest.h>

#include <filesystem>

#include "cli/program.h"

namespace bornes::test {
namespace {

// The last line that `bornes referee` prints.
std::string last_position(const std::string& record) {
    const auto file = std::filesystem::absolute("tests/playthroughs/maxima/" + record + ".bornes");
    const std::string output = Workshop().bornes("referee " + file.string()).out;
    if (output.empty()) return output;
    const std::size_t before = output.find_last_of('\n', output.size() - 2);
    return output.substr(before == std::string::npos ? 0 : before + 1);
}

constexpr const char* kOwnRows =
    R"("score":[{"team":1,"milestones":1000,"safeties":400,"allSafeties":300,"coupFourres":1200,)"
    R"("tripCompleted":400,"delayedAction":300,"safeTrip":300,)";

void expect_score(const std::string& record, const std::string& last_rows,
                  const std::string& totals) {
    const std::string line = last_position(record);
    EXPECT_NE(line.find(kOwnRows + last_rows), std::string::npos) << line;
    EXPECT_NE(line.find(totals), std::string::npos) << line;
}

TEST(Maxima, FourPlayers) {
    expect_score("four_players_4400", R"("shutOut":500,"extension":0,"total":4400})",
                 R"("totals":[4400,0]})");
}

TEST(Maxima, TwoPlayers) {
    expect_score("two_players_4600", R"("shutOut":500,"extension":200,"total":4600})",
                 R"("totals":[4600,0]})");
}

TEST(Maxima, ThreeTeams) {
    for (const char* record : {"three_teams_5100", "six_players_5100"})
        expect_score(record, R"("shutOut":1000,"extension":200,"total":5100})",
                     R"("totals":[5100,0,0],"winners":[1]})");
}

}  // namespace
}  // namespace bornes::test
