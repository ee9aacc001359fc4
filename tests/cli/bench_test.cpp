// bornes bench
#include <gtest/gtest.h>

#include <algorithm>

#include "bornes/playout.h"
#include "cli/program.h"

namespace bornes::test {
namespace {

std::string signature_text() {
    char text[17];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(signature()));
    return text;
}

TEST(Bench, Signature) {
    EXPECT_EQ(Workshop().bornes("bench --signature").out, signature_text() + "\n");
}

TEST(Bench, Json) {
    const Outcome run = Workshop().bornes("bench --json --hands 100");
    EXPECT_EQ(run.exit, 0);
    EXPECT_TRUE(run.out.starts_with("{\"signature\":\"" + signature_text() +
                                    "\",\"playsPerCpuSecond\":{\"2\":"));
    std::string shape = run.out.substr(run.out.find("{\"2\""));
    for (char& c : shape)
        if (c >= '0' && c <= '9') c = '0';
    std::string once;
    for (const char c : shape)
        if (c != '0' || !once.ends_with('0')) once += c;
    EXPECT_EQ(once, "{\"0\":0,\"0\":0,\"0\":0,\"0\":0}}\n");
}

TEST(Bench, TextHasALineForEachNumberOfPlayers) {
    const std::string out = Workshop().bornes("bench --seconds 0.02").out;
    for (const auto players : {"2 players: ", "\n3 players: ", "\n4 players: ", "\n6 players: "})
        EXPECT_NE(out.find(players), std::string::npos) << out;
    EXPECT_NE(out.find(" million plays per CPU second, "), std::string::npos);
}

TEST(Bench, ComparesWithAnEarlierRun) {
    const Workshop workshop;
    EXPECT_EQ(workshop.bornes("bench --hands 2000 --json >before.json").exit, 0);
    const Outcome run = workshop.bornes("bench --hands 2000 --compare before.json");
    EXPECT_EQ(run.exit, 0) << run.err;
    EXPECT_EQ(std::count(run.out.begin(), run.out.end(), '%'), 4) << run.out;
    EXPECT_NE(run.out.find(" % against "), std::string::npos) << run.out;
    EXPECT_EQ(run.out.find('\x1b'), std::string::npos) << "colours in a file";
    workshop.write("other.json", R"({"signature":"0","playsPerCpuSecond":{"2":1000000}})");
    EXPECT_NE(workshop.bornes("bench --hands 10 --compare other.json").out.find("used other rules"),
              std::string::npos);
    workshop.write("bad.json", "[]");
    const Outcome bad = workshop.bornes("bench --hands 10 --compare bad.json");
    EXPECT_EQ(bad.exit, 2);
    EXPECT_EQ(bad.out, "");
    EXPECT_NE(bad.err.find("is not what `bornes bench --json` prints"), std::string::npos);
}

}  // namespace
}  // namespace bornes::test
