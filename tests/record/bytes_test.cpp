// Bytes, lines and columns of a record.
#include <gtest/gtest.h>

#include "record/record_text.h"

namespace bornes::test {
namespace {

using namespace std::string_literals;

const std::string kMark = "\xef\xbb\xbf";

TEST(RecordBytes, CarriageReturnsBeforeLineFeedsAreAccepted) {
    EXPECT_EQ(record_of("bornes-record 1\r\nrules classic-km\r\n\r\nplayers 3\r\nseat 1 Ann\r\n")
                  .seats[0],
              "Ann");
}

TEST(RecordBytes, OtherCarriageReturnsAreRefused) {
    const std::string why = "a carriage return without a line feed";
    EXPECT_EQ(fault_of("bornes-record 1\rrules classic-km\r"), "1:16: " + why);
    EXPECT_EQ(fault_of("bornes-record 1\r"), "1:16: " + why);
    EXPECT_EQ(fault_of("bornes-record 1\r\r\n"), "1:16: " + why);
    EXPECT_EQ(fault_of("bornes-record 1 # \xc3\xa9\r \n"), "1:20: " + why);
    EXPECT_EQ(fault_of("\r"), "1:1: " + why);
}

TEST(RecordBytes, AByteOrderMarkMayComeFirst) {
    EXPECT_EQ(fault_of(kMark), "");
    EXPECT_EQ(fault_of(kMark + "\r\n"), "");
    EXPECT_EQ(fault_of(kMark + "bornes-record 1\n"), "");
    EXPECT_EQ(fault_of(kMark + "bornes-record 2\n"),
              "1:15: the version `2` is not known, only 1 is");
    EXPECT_EQ(fault_of("\n" + kMark + "bornes-record 1\n"),
              "2:1: a record begins with `bornes-record 1`");
    EXPECT_EQ(fault_of(kMark + kMark + "bornes-record 1\n"),
              "1:1: a record begins with `bornes-record 1`");
}

TEST(RecordBytes, BytesThatAreNotUtf8AreRefused) {
    const std::string why = "this is not valid UTF-8";
    const std::string header(kTwoPlayers);
    EXPECT_EQ(fault_of("\xff\xfe"
                       "b\0"s),
              "1:1: " + why);
    EXPECT_EQ(fault_of(header + "seat 1 \xc3\xa9\xc3\n"), "4:9: " + why);
    EXPECT_EQ(fault_of(header + "seat 1 \xc0\x80\n"), "4:8: " + why);
    EXPECT_EQ(fault_of(header + "tag a \xed\xa0\x80\n"), "4:7: " + why);
    EXPECT_EQ(fault_of(header + "tag a \xf4\x90\x80\x80\n"), "4:7: " + why);
    EXPECT_EQ(fault_of(header + "# \xe9t\xe9\n"), "4:3: " + why);
    EXPECT_EQ(fault_of(header + "seat 1 \xc3\n\xa9"), "4:8: " + why);
    EXPECT_EQ(fault_of(header + "\xff\r"), "4:1: " + why);
}

TEST(RecordBytes, ColumnsCountCodePoints) {
    const std::string header(kTwoPlayers);
    EXPECT_EQ(fault_of(header + "seat 1 \xc3\x89lodie\nsee\xf0\x9f\x98\x80 x\n").substr(0, 4),
              "5:1:");
    EXPECT_EQ(fault_of(header + "set \xc3\xa9t\xc3\xa9 x").substr(0, 4), "4:5:");
    EXPECT_EQ(fault_of(header + "tag \xc3\xa9t\xc3\xa9"), "4:8: the text of the tag is missing");
}

TEST(RecordBytes, OnlySpacesAndTabsAreBlanks) {
    EXPECT_EQ(record_of("\t bornes-record\t 1 \t\n").edition, std::nullopt);
    EXPECT_EQ(fault_of("bornes-record\v1\n"), "1:1: a record begins with `bornes-record 1`");
    EXPECT_EQ(fault_of("bornes-record\xc2\xa0"
                       "1\n"),
              "1:1: a record begins with `bornes-record 1`");
    EXPECT_EQ(fault_of(std::string(kTwoPlayers) + "seat 1 \xc2\xa0\n"), "");
}

// Texts belong to the people who wrote them. A program that shows them makes them printable.
TEST(RecordBytes, ControlCharactersAreRefusedInWordsAndKeptInTexts) {
    const std::string header(kTwoPlayers);
    EXPECT_EQ(record_of(header + "seat 1 A\0B\n"s).seats[0], "A\0B"s);
    EXPECT_EQ(record_of(header + "tag a \x1b[1m\n").tags[0].second, "\x1b[1m");
    EXPECT_EQ(fault_of(header + "set deck\0 full\n"s),
              "4:5: there is no house rule `deck\xef\xbf\xbd`");
    EXPECT_EQ(fault_of(header + "# a comment \0\x07\n"s), "");
}

TEST(RecordBytes, HugeLinesAndManyLinesAreReadQuickly) {
    constexpr std::size_t huge = 5'000'000;
    const std::string header(kTwoPlayers);
    EXPECT_EQ(fault_of("#" + std::string(huge, ' ')), "");
    EXPECT_EQ(fault_of(std::string(huge, '\n')), "");
    EXPECT_EQ(fault_of(std::string(huge, 'x')), "1:1: a record begins with `bornes-record 1`");
    EXPECT_EQ(record_of(header + "seat 1 " + std::string(huge, 'x')).seats[0].size(), huge);
    std::string deck = header + "hand 1 dealer 1\ndeck";
    while (deck.size() < huge) deck += " 25";
    EXPECT_EQ(fault_of(deck), "5:36: one card too many: the deck has 10 `25`");
    std::string tags = header;
    constexpr int many = 200'000;
    for (int i = 0; i < many; ++i) tags += "tag " + std::to_string(i) + " x\n";
    EXPECT_EQ(record_of(tags).tags.size(), many);
}

}  // namespace
}  // namespace bornes::test
