// bornes play and bornes bench
#include <gtest/gtest.h>

#include "bornes/playout.h"
#include "cli/program.h"

namespace bornes::test {
namespace {

TEST(Play, EndsPolitelyWithTheInput) {
    for (const auto input : {"", "q\n", "1\n", "nonsense\n0\n-1\n999999999999\n"}) {
        const Outcome run = Workshop().bornes("play --seed 1", input);
        EXPECT_EQ(run.exit, 0);
        EXPECT_EQ(run.err, "");
        EXPECT_TRUE(run.out.ends_with("Your choice? \nGoodbye.\n")) << run.out;
    }
}

TEST(Play, AsksAgainForANumberThatIsThere) {
    const Outcome run = Workshop().bornes("play --seed 1", "99\n");
    EXPECT_NE(run.out.find("Your choice? A number from 1 to "), std::string::npos) << run.out;
}

TEST(Play, AWholeGameHasAWinner) {
    const Workshop workshop;
    const Outcome run = workshop.shell("yes 1 | bornes play --seed 4 --players 4 --set goal=500");
    EXPECT_EQ(run.exit, 0);
    EXPECT_NE(run.out.find("\nHand 1, dealt by Seat 4\n"), std::string::npos);
    EXPECT_NE(run.out.find("You & Seat 3"), std::string::npos);
    EXPECT_NE(run.out.find("\nWinner: "), std::string::npos) << run.out;
    EXPECT_EQ(workshop.shell("yes 1 | bornes play --seed 4 --players 4 --set goal=500").out,
              run.out);
}

TEST(Play, NobodyHearsOfADecline) {
    const Outcome run = Workshop().shell("yes 1 | bornes play --seed 4 --players 6");
    EXPECT_EQ(run.out.find(": decline"), std::string::npos);
}

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

}  // namespace
}  // namespace bornes::test
