// bornes score
#include <gtest/gtest.h>

#include "bornes/record.h"
#include "cli/program.h"

namespace bornes::test {
namespace {

// Has partners, a name that is not ASCII, a seat without a name, and an unfinished hand.
TEST(Score, PrintsTheSheetOfEveryHand) {
    const Outcome run = Workshop().bornes("score -", data("partners.bornes"));
    EXPECT_EQ(run.exit, 0);
    EXPECT_EQ(run.err, "");
    EXPECT_EQ(run.out, R"(parker-1988, 4 players, target 200

Hand 1, dealt by Seat 4
                    Ann & Cid  Élodie & Seat 4
Milestones                200                0
Safeties                  200                0
Coup fourrés              300                0
Trip completed            400                0
Safe trip                 300                0
Shut-out                  500                0
Total for deal          1,900                0
Combined total          1,900                0

Hand 2, dealt by Ann: not finished
                    Ann & Cid  Élodie & Seat 4
Brought forward         1,900                0

The game is not over.
)");
}

TEST(Score, SpeaksTheLanguageOfItsReader) {
    const Workshop workshop;
    workshop.write("race.bornes", data("race.bornes"));
    EXPECT_TRUE(
        workshop.bornes("score race.bornes --lang de").out.ends_with("\nGewonnen: Platz 1\n"));
    EXPECT_NE(
        workshop.shell("LANG=fr_FR.UTF-8 LC_ALL= bornes score race.bornes").out.find("Manche 1"),
        std::string::npos);
    const Outcome german = workshop.bornes("score - --lang de", data("partners.bornes"));
    EXPECT_NE(german.out.find(" 1.900 "), std::string::npos) << german.out;
    const Outcome plain = workshop.bornes("score - --ascii", data("partners.bornes"));
    EXPECT_NE(plain.out.find("Elodie & Seat 4"), std::string::npos) << plain.out;
}

TEST(Score, ReportsFaultsOfARecordInThatLanguage) {
    const std::string broken = "bornes-record 1\nrules parker-1988\nplayers 9\n";
    const auto told = [&](const char* options) {
        const Outcome run = Workshop().bornes(std::string("score - ") + options, broken);
        EXPECT_EQ(run.exit, 2);
        EXPECT_EQ(run.out, "");
        return run.err;
    };
    EXPECT_EQ(told("--lang en"),
              "-:3:9: the number of players is a number from 2 to 6, without leading zeros\n");
    EXPECT_EQ(told("--lang de"),
              "-:3:9: die Zahl der Spieler geht von 2 bis 6, ohne führende Nullen\n");
    EXPECT_EQ(told("--lang fr --ascii"),
              "-:3:9: le nombre de joueurs va de 2 a 6, sans zero devant\n");
}

TEST(Score, PrintsTheSameAsJson) {
    const Outcome run = Workshop().bornes("score --json -", data("partners.bornes"));
    EXPECT_EQ(run.exit, 0);
    EXPECT_EQ(
        run.out,
        R"({"rules":"parker-1988","players":4,"teams":[)"
        R"({"team":1,"seats":[{"seat":1,"name":"Ann"},{"seat":3,"name":"Cid"}]},)"
        R"({"team":2,"seats":[{"seat":2,"name":"Élodie"},{"seat":4,"name":null}]}],)"
        R"("hands":[{"hand":1,"dealer":4,"over":true,"broughtForward":[0,0],"score":[)"
        R"({"team":1,"milestones":200,"safeties":200,"allSafeties":0,"coupFourres":300,)"
        R"("tripCompleted":400,"delayedAction":0,"safeTrip":300,"shutOut":500,"extension":0,"total":1900},)"
        R"({"team":2,"milestones":0,"safeties":0,"allSafeties":0,"coupFourres":0,)"
        R"("tripCompleted":0,"delayedAction":0,"safeTrip":0,"shutOut":0,"extension":0,"total":0}],)"
        R"("totals":[1900,0]},{"hand":2,"dealer":1,"over":false,"broughtForward":[1900,0]}],)"
        R"("winners":null})"
        "\n");
}

TEST(Score, OfARaceHasDistancesAndNoPoints) {
    const std::string out = Workshop().bornes("score -", data("race.bornes")).out;
    EXPECT_NE(out.find("\nMilestones "), std::string::npos) << out;
    for (const char* row : {"Brought forward", "Safeties", "Total for deal", "Combined total"})
        EXPECT_EQ(out.find(row), std::string::npos) << out;
}

TEST(Score, NamesTheWinner) {
    const Workshop workshop;
    workshop.write("race.bornes", data("race.bornes"));
    EXPECT_TRUE(workshop.bornes("score race.bornes").out.ends_with("\nWinner: Seat 1\n"));
    EXPECT_TRUE(workshop.bornes("score race.bornes --json").out.ends_with(",\"winners\":[1]}\n"));
}

// A race in which everybody only discards, so nobody moves.
std::string drawn_race() {
    Record record;
    record.edition = Edition::fundex_2010;
    record.players = 2;
    record.seats = {"Ann", "B\x1b[31mob"};
    const Rules rules = make_rules(*record.edition, *record.players).rules;
    const DeckOrder deck = sorted_deck(rules);
    Position position = deal(rules, deck, 0);
    record.hands.push_back({0, deck, {}});
    for (ActionList legal; !position.board.over(); apply(position, legal[legal.size() - 1])) {
        legal_actions(position, legal);
        record.hands[0].actions.push_back(legal[legal.size() - 1]);
    }
    return to_text(record);
}

TEST(Score, NamesAllWinnersOfADrawnGameWithoutTheirControlCharacters) {
    EXPECT_TRUE(Workshop()
                    .bornes("score -", drawn_race())
                    .out.ends_with("\nDrawn: Ann and B\xef\xbf\xbd[31mob\n"));
    const std::string json = Workshop().bornes("score - --json", drawn_race()).out;
    EXPECT_NE(json.find(R"("name":"B\u001b[31mob")"), std::string::npos);
    EXPECT_TRUE(json.ends_with(",\"winners\":[1,2]}\n"));
}

TEST(Score, OfARecordWithoutHands) {
    EXPECT_EQ(Workshop().bornes("score -").out, "An empty record\n\nNo hand was dealt.\n");
    EXPECT_EQ(Workshop().bornes("score --json -").out,
              "{\"rules\":null,\"players\":null,\"teams\":[],\"hands\":[],\"winners\":null}\n");
}

TEST(Score, OfABadRecordIsNothingButItsFault) {
    const Outcome run = Workshop().bornes("score -", data("race.bornes") + "1 play 25\n");
    EXPECT_EQ(run.exit, 2);
    EXPECT_EQ(run.out, "");
    EXPECT_EQ(run.err, "-:10:1: the game is over, nothing may follow\n");
}

TEST(Score, NeedsAFile) {
    const Outcome run = Workshop().bornes("score");
    EXPECT_EQ(run.exit, 2);
    EXPECT_EQ(run.err, "bornes: FILE|URL is missing\nTry `bornes score --help`.\n");
}

// Prints one line per team, as the referee does, and nothing else.
TEST(ScoreSheet, ScoresWhatPeopleEnter) {
    const Workshop workshop;
    workshop.write("hand.json",
                   R"({"rules":"parker-1988","set":{},"players":4,
                       "teams":[{"miles":1000,"twoHundreds":1,"safeties":["extra-tank"],
                                 "coupFourres":["extra-tank"]},
                                {"distance":[100,25]}],
                       "completedBy":1,"delayedAction":true,"extendedBy":null})");
    const Outcome run = workshop.bornes("score --sheet hand.json");
    EXPECT_EQ(run.exit, 0);
    EXPECT_EQ(run.err, "");
    EXPECT_EQ(
        run.out,
        R"({"score":[{"team":1,"milestones":1000,"safeties":100,"allSafeties":0,"coupFourres":300,)"
        R"("tripCompleted":400,"delayedAction":300,"safeTrip":0,"shutOut":0,"extension":0,"total":2100},)"
        R"({"team":2,"milestones":125,"safeties":0,"allSafeties":0,"coupFourres":0,)"
        R"("tripCompleted":0,"delayedAction":0,"safeTrip":0,"shutOut":0,"extension":0,"total":125}]})"
        "\n");
}

TEST(ScoreSheet, TakesAbsentFieldsAsNothing) {
    const Outcome run = Workshop().bornes(
        "score --sheet -",
        R"({"rules":"classic-km","players":3,"teams":[{},{"miles":25},{}],"set":{"target":400}})");
    EXPECT_EQ(run.exit, 0);
    EXPECT_NE(run.out.find(R"({"team":2,"milestones":25,)"), std::string::npos) << run.out;
}

TEST(ScoreSheet, RefusesWithASentenceAndNothingElse) {
    struct Case {
        std::string_view rest;
        std::string_view why;
    };
    for (const Case& each : std::initializer_list<Case>{
             {R"("teams":[{},{}],"colour":"red"})", "there is no field `colour`"},
             {R"("teams":[{},{"mile":25}]})", "team 2: there is no field `mile`"},
             {R"("teams":[{},{"distance":[25],"twoHundreds":0}]})",
              "team 2 has `distance` and also `miles` or `twoHundreds`: enter the cards or their "
              "sum, not both"},
             {R"("teams":[{},{"miles":"25"}]})",
              "team 2: `miles` is a whole number from 0 to 2147483647, not \"25\""},
             {R"("teams":[{},{"miles":-25}]})",
              "team 2: `miles` is a whole number from 0 to 2147483647, not -25"},
             {R"("teams":[{},{"miles":12.5}]})",
              "team 2: `miles` is a whole number from 0 to 2147483647, not 12.5"},
             {R"("teams":[{},7]})", "team 2: `teams` is an object"},
             {R"("teams":[{}]})",
              "these rules have 2 teams, but 1 are entered: enter each team once"},
             {R"("teams":[{},{}],"set":{"target":"230"}})",
              "`target` must be a multiple of 25 from 200 to 2000"},
             {R"("teams":[{},{}],"set":{"extension":"600"}})",
              "the extension is not above the target: set a longer one, or `set extension none`"},
             {R"("teams":[{},{}],"completedBy":0})",
              "`completedBy` is a whole number from 1 to 6, not 0"},
             {R"("teams":[{},{}],"completedBy":3})",
              "there is no team 3: the teams are numbered from 1 to 2"},
             {R"("teams":[{"miles":600},{}],"completedBy":1})",
              "team 1 cannot have completed the trip with 600: the target is 700"},
             {R"("teams":[{"miles":1000},{}]})",
              "team 1 cannot have 1000: the target is 700, unless somebody called an extension"},
             {R"(})", "`teams` is missing"},
             {R"("teams":[{},{}]}{})", "this is not JSON: extra data"},
         }) {
        const std::string comma = each.rest == "}" ? "" : ",";
        const Outcome run =
            Workshop().bornes("score --sheet -", R"({"rules":"parker-1988","players":2)" + comma +
                                                     std::string(each.rest));
        EXPECT_EQ(run.exit, 2) << each.rest;
        EXPECT_EQ(run.out, "") << each.rest;
        EXPECT_EQ(run.err, "-: " + std::string(each.why) + "\n") << each.rest;
    }
    const Outcome both = Workshop().bornes("score --sheet - game.bornes");
    EXPECT_EQ(both.exit, 2);
    EXPECT_EQ(both.err,
              "bornes: FILE|URL and --sheet do not go together\nTry `bornes score --help`.\n");
}

}  // namespace
}  // namespace bornes::test
