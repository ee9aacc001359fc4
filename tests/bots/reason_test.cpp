// Why a move is good: the facts that clients turn into sentences.
#include <gtest/gtest.h>

#include "bornes/bot.h"
#include "support/table.h"

namespace bornes::test {
namespace {

// The reason from the view of the seat to act. The action must be legal.
Reason reason(const Table& t, std::string_view text) {
    EXPECT_LEGAL(t, text);
    return reason_for(view(t, t.board.seat), action_of(text));
}

constexpr std::string_view kRolling = R"(
    seat 1: 25 100 200 stop speed-limit roll puncture-proof
    team 1 battle: roll
    team 1 distance: 100 100 100
    team 2 battle: roll
    team 2 distance: 75 50
)";

TEST(Reasons, TravelsSaysHowFarTheTeamThenIs) {
    const Table t = table("parker-1988, players 2", kRolling);
    EXPECT_EQ(reason(t, "play 100").code, ReasonCode::travels);
    EXPECT_EQ(reason(t, "play 100").figure, 400);
    EXPECT_EQ(reason(t, "play 25").figure, 325);
    EXPECT_EQ(reason(t, "play 25").card, Card::km25);
}

TEST(Reasons, TheLastCardOfATripCompletesIt) {
    const Table t = table("parker-1988, players 2", R"(
        seat 1: 200 100
        team 1 battle: roll
        team 1 distance: 100 100 100 200
    )");
    EXPECT_EQ(reason(t, "play 200").code, ReasonCode::completes_trip);
    EXPECT_EQ(reason(t, "play 200").figure, 700);
    EXPECT_EQ(reason(t, "play 100").code, ReasonCode::travels);
}

TEST(Reasons, AHazardNamesItsTeamAndHowFarItIs) {
    const Table t = table("parker-1988, players 2", kRolling);
    const Reason stop = reason(t, "play stop on 2");
    EXPECT_EQ(stop.code, ReasonCode::stops_opponent);
    EXPECT_EQ(stop.card, Card::stop);
    EXPECT_EQ(stop.team, Team(1));
    EXPECT_EQ(stop.figure, 125);
    const Reason limit = reason(t, "play speed-limit on 2");
    EXPECT_EQ(limit.code, ReasonCode::limits_opponent);
    EXPECT_EQ(limit.team, Team(1));
}

TEST(Reasons, PlayingASafetyIsAReason) {
    const Reason safety = reason(table("parker-1988, players 2", kRolling), "play puncture-proof");
    EXPECT_EQ(safety.code, ReasonCode::plays_safety);
    EXPECT_EQ(safety.card, Card::puncture_proof);
    EXPECT_EQ(safety.team, kNoTeam);
}

TEST(Reasons, ARemedyNamesTheHazard) {
    const Table t = table("parker-1988, players 2", R"(
        seat 1: spare-tire end-of-limit
        team 1 battle: roll flat-tire
        team 1 speed: speed-limit
    )");
    EXPECT_EQ(reason(t, "play spare-tire").code, ReasonCode::answers_hazard);
    EXPECT_EQ(reason(t, "play spare-tire").card, Card::flat_tire);
    EXPECT_EQ(reason(t, "play end-of-limit").code, ReasonCode::lifts_limit);
}

TEST(Reasons, ARollStartsRolling) {
    const Table t = table("parker-1988, players 2", "seat 1: roll");
    EXPECT_EQ(reason(t, "play roll").code, ReasonCode::starts_rolling);
}

TEST(Reasons, ADiscardIsUselessOrSpareOrTheLeast) {
    const Table t = table("parker-1988, players 2", R"(
        seat 1: gasoline repairs repairs 75
        team 1 safeties: extra-tank
    )");
    EXPECT_EQ(reason(t, "discard gasoline").code, ReasonCode::drops_useless);
    EXPECT_EQ(reason(t, "discard repairs").code, ReasonCode::drops_spare);
    EXPECT_EQ(reason(t, "discard 75").code, ReasonCode::drops_least);
    EXPECT_EQ(reason(t, "discard 75").card, Card::km75);
}

TEST(Reasons, ACoupFourreNamesTheSafety) {
    Table t = table("parker-1988, players 2", R"(
        seat 1: stop
        seat 2: right-of-way
        team 2 battle: roll
    )");
    act(t, "play stop on 2");
    EXPECT_EQ(reason(t, "coup-fourre right-of-way").code, ReasonCode::calls_coup_fourre);
    EXPECT_EQ(reason(t, "coup-fourre right-of-way").card, Card::right_of_way);
    EXPECT_EQ(reason(t, "decline").code, ReasonCode::declines);
}

TEST(Reasons, AnExtensionNamesTheNewTarget) {
    Table t = table("parker-1988, players 2", R"(
        seat 1: 100
        team 1 battle: roll
        team 1 distance: 200 200 100 100
    )");
    act(t, "play 100");
    EXPECT_EQ(reason(t, "extend").code, ReasonCode::extends_trip);
    EXPECT_EQ(reason(t, "extend").figure, 1000);
    EXPECT_EQ(reason(t, "finish").code, ReasonCode::finishes_trip);
}

}  // namespace
}  // namespace bornes::test
