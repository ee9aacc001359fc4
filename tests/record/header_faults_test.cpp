// What the header of a record may contain, and the reader's refusals of anything else.
#include <gtest/gtest.h>

#include "record/record_text.h"

namespace bornes::test {
namespace {

// The fault of a line after `bornes-record 1`, `rules parker-1988` and `players 4`.
std::string fault_in_header(std::string_view line) {
    std::string text = "bornes-record 1\nrules parker-1988\nplayers 4\n";
    return fault_of(text.append(line).append("\n"));
}

TEST(RecordHeader, MayStopAtAnyLine) {
    EXPECT_EQ(record_of(""), Record{});
    EXPECT_EQ(record_of("# nothing yet\n\n \t\n"), Record{});
    EXPECT_EQ(record_of("bornes-record 1"), Record{});
    EXPECT_EQ(record_of("bornes-record 1\nrules classic-km").edition, Edition::classic_km);
    EXPECT_EQ(record_of(kTwoPlayers).players, 2);
    EXPECT_EQ(fault_of(std::string(kTwoPlayers) + "hand 1 dealer 2"), "");
}

TEST(RecordHeader, BeginsWithItsVersion) {
    EXPECT_EQ(fault_of("rules parker-1988\n"), "1:1: a record begins with `bornes-record 1`");
    EXPECT_EQ(fault_of("\n # x\n  1 play 25\n"), "3:3: a record begins with `bornes-record 1`");
    EXPECT_EQ(fault_of("bornes-record\n"), "1:14: the version is missing: `bornes-record 1`");
    EXPECT_EQ(fault_of("bornes-record 2\n"), "1:15: the version `2` is not known, only 1 is");
    EXPECT_EQ(fault_of("bornes-record 01\n"), "1:15: the version `01` is not known, only 1 is");
    EXPECT_EQ(fault_of("bornes-record 1 x\n"), "1:17: the line should end before `x`");
    EXPECT_EQ(fault_of("Bornes-Record 1\n"), "1:1: a record begins with `bornes-record 1`");
    EXPECT_EQ(
        fault_in_header("bornes-record 1"),
        "4:1: no line begins with `bornes-record`: rules, players, set, seat, tag, hand, deck "
        "or a seat's number");
}

TEST(RecordHeader, RulesThenPlayersOnceEach) {
    const std::string first = "bornes-record 1\n";
    EXPECT_EQ(fault_of(first + "players 2\n"), "2:1: `rules` comes before `players`");
    EXPECT_EQ(fault_of(first + "rules\n"), "2:6: the edition is missing after `rules`");
    EXPECT_EQ(fault_of(first + "rules  parker\n"), "2:8: there is no edition `parker`");
    EXPECT_EQ(fault_of(first + "rules classic-km x\n"), "2:18: the line should end before `x`");
    EXPECT_EQ(fault_in_header("rules classic-km"), "4:1: `rules` is given already");
    EXPECT_EQ(fault_in_header("players 4"), "4:1: `players` is given already");
    for (const auto early : {"set deck full", "seat 1 Ann", "tag date today", "hand 1 dealer 1"})
        EXPECT_EQ(fault_of(first + "rules classic-km\n" + early),
                  "3:1: `rules` and `players` come first");
}

TEST(RecordHeader, TwoToSixPlayers) {
    const std::string first = "bornes-record 1\nrules parker-1988\n";
    const std::string range =
        "the number of players is a number from 2 to 6, without leading zeros";
    for (const auto number : {"1", "7", "02", "-2", "+2", "2.0", "two", "99999999999999999999"})
        EXPECT_EQ(fault_of(first + "players " + number), "3:9: " + range);
    EXPECT_EQ(fault_of(first + "players # 2"), "3:8: a number is missing: " + range);
    EXPECT_EQ(fault_of(first + "players 2 3"), "3:11: the line should end before `3`");
    for (const auto number : {"2", "3", "4", "5", "6"})
        EXPECT_EQ(fault_of(first + "players " + number), "");
}

TEST(RecordHeader, Settings) {
    EXPECT_EQ(fault_in_header("set"), "4:4: the name of a house rule is missing after `set`");
    EXPECT_EQ(fault_in_header("set decks full"), "4:5: there is no house rule `decks`");
    EXPECT_EQ(fault_in_header("set deck"), "4:9: the value of `deck` is missing");
    EXPECT_EQ(fault_in_header("set deck half"), "4:10: `deck` must be full or short");
    EXPECT_EQ(fault_in_header("set deck full short"), "4:15: the line should end before `short`");
    EXPECT_EQ(fault_in_header("set deck full\n set deck full"), "5:6: `deck` is set already");
    EXPECT_EQ(fault_in_header("set target 710"),
              "4:12: `target` must be a multiple of 25 from 200 to 2000");
    EXPECT_EQ(fault_in_header("set goal 0500"),
              "4:10: `goal` must be a number from 500 to 50000, or race");
}

TEST(RecordHeader, NamesOfSeats) {
    const std::string range = "a seat is a number from 1 to 4, without leading zeros";
    EXPECT_EQ(fault_in_header("seat"), "4:5: a number is missing: " + range);
    EXPECT_EQ(fault_in_header("seat 5 Eve"), "4:6: " + range);
    EXPECT_EQ(fault_in_header("seat 01 Ann"), "4:6: " + range);
    EXPECT_EQ(fault_in_header("seat 1 # Ann"), "4:7: the name is missing");
    EXPECT_EQ(fault_in_header("seat 1 Ann\nseat\t 1 Bob"), "5:7: the seat has a name already");
    EXPECT_EQ(fault_in_header("seat 1 Ann\nseat 2 Ann"), "");
}

TEST(RecordHeader, Tags) {
    EXPECT_EQ(fault_in_header("tag"), "4:4: the name of the tag is missing");
    EXPECT_EQ(fault_in_header("tag Date"), "4:9: the text of the tag is missing");
    EXPECT_EQ(fault_in_header("tag Date 1962\ntag Date 1963"), "5:5: the tag is given already");
    EXPECT_EQ(fault_in_header("tag Date 1962\ntag date 1962"), "");
}

TEST(RecordHeader, NamesAndTextsKeepTheirInnerBlanks) {
    const Record record = record_of(std::string(kTwoPlayers) +
                                    "seat 2 \t Élodie  le\tGrand \t # x\ntag Note  a  b#c\n");
    EXPECT_EQ(record.seats[1], "Élodie  le\tGrand");
    ASSERT_EQ(record.tags.size(), 1U);
    EXPECT_EQ(record.tags[0], (std::pair<std::string, std::string>("Note", "a  b")));
}

TEST(RecordHeader, SettingsMustFitTogetherAtTheFirstHand) {
    const auto fault = [](std::string_view header) {
        return fault_of(std::string("bornes-record 1\nrules ").append(header) +
                        "\n hand 1 dealer 1");
    };
    EXPECT_EQ(fault("parker-1988\nplayers 5"), "4:2: 5 players need `set teams solo`");
    EXPECT_EQ(fault("parker-1988\nplayers 5\nset teams solo"), "");
    EXPECT_EQ(fault("fundex-2010\nplayers 6"),
              "4:2: a table of this size needs `set teams solo` in this edition");
    EXPECT_EQ(
        fault("parker-1988\nplayers 2\nset extension 700"),
        "5:2: the extension is not above the target: set a longer one, or `set extension none`");
    EXPECT_EQ(fault("parker-1988\nplayers 2\nset extension 725"), "");
}

TEST(RecordHeader, NothingOfItAfterTheFirstHand) {
    for (const auto late : {"set deck full", "seat 1 Ann", "tag date today"})
        EXPECT_EQ(fault_in_header(std::string("hand 1 dealer 4\n") + late),
                  "5:1: lines of the header come before the first hand");
    EXPECT_EQ(fault_in_header("hand 1 dealer 4\nplayers 4"), "5:1: `players` is given already");
}

TEST(RecordHeader, UnknownLinesAreRefused) {
    for (const auto word : {"Seat", "seats", "-1", "+1", "\xc3\xa9"})
        EXPECT_EQ(fault_in_header(std::string(word) + " 1 Ann"),
                  "4:1: no line begins with `" + std::string(word) +
                      "`: rules, players, set, seat, tag, hand, deck or a seat's number");
}

}  // namespace
}  // namespace bornes::test
