// The JSON of positions and views.
#include "bornes/json.h"

#include <gtest/gtest.h>

#include "support/table.h"

namespace bornes::test {
namespace {

std::string json(const Position& position) {
    std::string out;
    append_json(out, position);
    return out;
}

std::string json(const View& view) {
    std::string out;
    append_json(out, view);
    return out;
}

// The text between a key and `until`.
std::string field(const std::string& object, const std::string& key, const std::string& until) {
    const std::size_t at = object.find("\"" + key + "\":");
    if (at == std::string::npos) return "none";
    const std::size_t begin = at + key.size() + 3;
    return object.substr(begin, object.find(until, begin) - begin);
}

Table middle_of_a_hand() {
    return table("parker-1988, players 2", R"(
        seat 1: 25 25 roll stop speed-limit gasoline extra-tank
        seat 2: 50 75 repairs repairs repairs repairs
        team 1 battle: roll accident repairs roll
        team 1 distance: 100 25 200
        team 1 safeties: right-of-way* puncture-proof
        team 2 battle: roll
        team 2 speed: speed-limit
        draw: 30 cards
        discard: 200 50)");
}

TEST(PositionJson, HasAllFieldsInTheirOrder) {
    Table position = middle_of_a_hand();
    position.board.ply = 9;
    const std::string text = json(position);
    EXPECT_EQ(
        text.substr(0, text.find("\"discard\"")),
        R"({"hand":1,"ply":9,"phase":"play","seat":1,"target":700,"extendedBy":null,"drawPile":30,)");
    EXPECT_TRUE(field(text, "discard", "]").ends_with(R"("200","50")"));
    EXPECT_EQ(
        text.substr(text.find("\"hands\"")),
        R"("hands":[["25","25","stop","speed-limit","gasoline","roll","extra-tank"],)"
        R"(["50","75","repairs","repairs","repairs","repairs"]],)"
        R"("teams":[{"team":1,"battle":["roll","accident","repairs","roll"],"speed":[],)"
        R"("distance":[100,25,200],"miles":325,"safeties":[{"card":"right-of-way","coupFourre":true},)"
        R"({"card":"puncture-proof","coupFourre":false}]},)"
        R"({"team":2,"battle":["roll"],"speed":["speed-limit"],"distance":[],"miles":0,"safeties":[]}],)"
        R"("legal":["discard 25","discard extra-tank","discard gasoline","discard roll",)"
        R"("discard speed-limit","discard stop","play 25","play extra-tank","play stop on 2"]})");
}

TEST(ViewJson, HasTheHandOfTheSeatAndTheSizesOfAllHands) {
    Table position = middle_of_a_hand();
    position.board.totals = {1200, 900};
    position.board.hand_number = 3;
    const std::string text = json(view(position, 1));
    EXPECT_EQ(field(text, "handNumber", ","), "3");
    EXPECT_EQ(field(text, "seat", ","), "1");
    EXPECT_EQ(field(text, "hand", "]"), R"(["50","75","repairs","repairs","repairs","repairs")");
    EXPECT_EQ(field(text, "handSizes", "]"), "[7,6");
    EXPECT_EQ(field(text, "hands", "]"), "none");
    EXPECT_EQ(field(text, "legal", "]"), "[");
    EXPECT_EQ(field(text, "dealer", ","), "2");
    EXPECT_EQ(field(text, "totals", "]"), "[1200,900");
    EXPECT_EQ(field(text, "score", "]"), "none");
    EXPECT_EQ(field(text, "winners", "]"), "none");
    EXPECT_NE(field(json(view(position, 0)), "legal", "]"), "[");
    EXPECT_EQ(field(json(view(position, View::kSpectator)), "hand", "]"), "[");
}

TEST(Json, AnAttackIsShownToTheHolderOfTheSafetyOnly) {
    Table position = table("parker-1988, players 2", R"(
        seat 1: stop
        seat 2: right-of-way
        team 2 battle: roll)");
    EXPECT_EQ(field(json(position), "attack", "}"), "none");
    act(position, "play stop on 2");
    const std::string attack = R"({"seat":1,"team":2,"card":"stop")";
    const std::string text = json(position);
    EXPECT_EQ(field(text, "phase", ","), "\"coup-fourre\"");
    EXPECT_EQ(field(text, "seat", ","), "2");
    EXPECT_EQ(field(text, "attack", "}"), attack);
    EXPECT_EQ(field(text, "legal", "]"), R"(["coup-fourre right-of-way","decline")");
    EXPECT_EQ(field(json(view(position, 1)), "attack", "}"), attack);
    const std::string other = json(view(position, 0));
    EXPECT_EQ(field(other, "attack", "}"), "none");
    EXPECT_EQ(field(other, "phase", ","), "\"play\"");
}

TEST(Json, AnExtensionNamesItsTeam) {
    Table position = table("parker-1988, players 3", R"(
        seat 2: 100
        to act: 2
        team 2 battle: roll
        team 2 distance: 100 100 100 100 100 100)");
    act(position, "play 100");
    EXPECT_EQ(field(json(position), "phase", ","), "\"extension\"");
    EXPECT_EQ(field(json(position), "legal", "]"), R"(["extend","finish")");
    act(position, "extend");
    EXPECT_EQ(field(json(position), "target", ","), "1000");
    EXPECT_EQ(field(json(position), "extendedBy", ","), "2");
}

Table about_to_arrive(std::string_view totals) {
    return table("parker-1988, players 2, set extension none",
                 "seat 1: 100; team 1 battle: roll; team 1 safeties: extra-tank;"
                 "team 1 distance: 100 100 100 100 100 100; team 2 distance: 25; totals: " +
                     std::string(totals));
}

TEST(Json, ThePositionAtTheEndOfAHandIsScored) {
    Table position = about_to_arrive("1000 2000");
    act(position, "play 100");
    const std::string text = json(position);
    EXPECT_EQ(field(text, "phase", ","), "\"hand-over\"");
    EXPECT_EQ(field(text, "seat", ","), "null");
    EXPECT_EQ(
        text.substr(text.find("\"legal\"")),
        R"("legal":[],"score":[{"team":1,"milestones":700,"safeties":100,"allSafeties":0,)"
        R"("coupFourres":0,"tripCompleted":400,"delayedAction":0,"safeTrip":300,"shutOut":0,)"
        R"("extension":0,"total":1500},{"team":2,"milestones":25,"safeties":0,"allSafeties":0,)"
        R"("coupFourres":0,"tripCompleted":0,"delayedAction":0,"safeTrip":0,"shutOut":0,)"
        R"("extension":0,"total":25}],"totals":[2500,2025]})");
    const std::string seen = json(view(position, 1));
    EXPECT_EQ(field(seen, "totals", "]"), "[2500,2025");
    EXPECT_EQ(field(seen, "score", "]"), field(text, "score", "]"));
}

TEST(Json, TheLastPositionOfAGameNamesItsWinners) {
    Table position = about_to_arrive("4000 2000");
    act(position, "play 100");
    EXPECT_EQ(field(json(position), "phase", ","), "\"game-over\"");
    EXPECT_TRUE(json(position).ends_with(R"("totals":[5500,2025],"winners":[1]})"));
    EXPECT_TRUE(json(view(position, 0)).ends_with(R"("totals":[5500,2025],"winners":[1]})"));
    Table drawn = about_to_arrive("4000 5475");
    act(drawn, "play 100");
    EXPECT_TRUE(json(drawn).ends_with(R"("totals":[5500,5500],"winners":[1,2]})"));
}

TEST(Json, LegalActionsAreSortedAsBytes) {
    const Table position = table("classic-km, players 6", R"(
        seat 1: 100 200 25 stop out-of-gas right-of-way end-of-limit
        team 1 battle: roll
        team 2 battle: roll
        team 3 battle: roll)");
    EXPECT_EQ(field(json(position), "legal", "]"),
              R"(["discard 100","discard 200","discard 25","discard end-of-limit",)"
              R"("discard out-of-gas","discard right-of-way","discard stop","play 100","play 200",)"
              R"("play 25","play out-of-gas on 2","play out-of-gas on 3","play right-of-way",)"
              R"("play stop on 2","play stop on 3")");
}

TEST(Json, StringsAreEscaped) {
    std::string out;
    append_json_string(out, "a\"b\\c\n\x1f\x7f é");
    EXPECT_EQ(out, "\"a\\\"b\\\\c\\u000a\\u001f\x7f é\"");
}

}  // namespace
}  // namespace bornes::test
