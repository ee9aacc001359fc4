// The canonical form of records.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bornes/settings.h"
#include "record/record_text.h"
#include "support/table.h"

namespace bornes::test {
namespace {

TEST(RecordWriter, AnEmptyRecordHasItsFirstLine) {
    EXPECT_EQ(to_text(Record{}), "bornes-record 1\n");
}

TEST(RecordWriter, TheHeaderComesInItsOrder) {
    EXPECT_EQ(to_text(record_of("# a game\r\n"
                                "bornes-record\t1\r\n"
                                "rules   fundex-2010 # the race\r\n"
                                "players 6\r\n"
                                "tag Place  Lyon \r\n"
                                "seat 3 Cid\r\n"
                                "set teams solo\r\n"
                                "set right-of-way-clears yes\r\n"
                                "set goal race\r\n"
                                "seat 1 Ann  Lee\r\n"
                                "set extension none\r\n"
                                "set deck short\r\n"
                                "tag Date 1962\r\n")),
              "bornes-record 1\n"
              "rules fundex-2010\n"
              "players 6\n"
              "set deck short\n"
              "set extension none\n"
              "set right-of-way-clears yes\n"
              "set goal race\n"
              "set teams solo\n"
              "seat 1 Ann  Lee\n"
              "seat 3 Cid\n"
              "tag Place Lyon\n"
              "tag Date 1962\n");
}

TEST(RecordWriter, HandsSayWhoActs) {
    const std::string deck =
        deck_line("parker-1988, players 2", "roll roll 25 25 50 right-of-way stop");
    const std::string text =
        std::string(kTwoPlayers) + "hand 1 dealer 2\n" + deck +
        "1 play roll\n2 play roll\n1 play stop on 2\n2 coup-fourre right-of-way\n"
        "2 play 25\n1 discard 50\n";
    EXPECT_EQ(to_text(record_of(text)), text);
    const std::string started = std::string(kTwoPlayers) + "hand 1 dealer 1\n";
    EXPECT_EQ(to_text(record_of(started)), started);
}

// An invalid record is written anyway. Its reader says where the fault is.
TEST(RecordWriter, AnIllegalRecordIsRefusedByItsReader) {
    Record record = record_of(std::string(kTwoPlayers) + "hand 1 dealer 2\n" +
                              deck_line("parker-1988, players 2", "roll roll 25"));
    record.hands[0].actions = {Action::play(Card::roll), Action::play(Card::km200),
                               Action::decline()};
    EXPECT_EQ(fault_of(to_text(record)), "7:3: the card is not in the hand");
    record.hands[0].actions = {Action::play(Card::roll), Action::from_code(255)};
    EXPECT_EQ(fault_of(to_text(record)), "7:2: an action is missing");
    record.hands[0].deck->at(2) = static_cast<Card>(200);
    EXPECT_THAT(fault_of(to_text(record)), testing::StartsWith("5:"));
    record.hands[0].dealer = -1;
    EXPECT_EQ(fault_of(to_text(record)),
              "4:15: the dealer's seat is a number from 1 to 2, without leading zeros");
    record.players = 5;
    EXPECT_EQ(fault_of(to_text(record)), "4:1: 5 players need `set teams solo`");
    record.edition.reset();
    record.players.reset();
    EXPECT_EQ(fault_of(to_text(record)), "2:1: `rules` and `players` come first");
}

TEST(RecordWriter, ActionsWithoutADeckAreRefusedByTheirReader) {
    Record record = record_of(std::string(kTwoPlayers) + "hand 1 dealer 1\n");
    record.hands[0].actions = {Action::play(Card::roll)};
    EXPECT_EQ(fault_of(to_text(record)), "5:1: a `deck` line comes before the actions");
}

TEST(RecordWriter, AHouseRuleThatItsSettingDoesNotTakeIsRefusedByItsReader) {
    for (const auto& [name, value] : {std::pair{"target", 0}, {"teams", 7}, {"extension", -1}}) {
        Record record = record_of(kTwoPlayers);
        find_setting(name)->set_in_house_rules(record.house, value);
        EXPECT_THAT(fault_of(to_text(record)), testing::StartsWith("4:")) << name;
    }
}

// Such a text would be read back changed, or as several lines.
TEST(RecordWriter, TextThatALineCannotHoldIsLeftOut) {
    for (const char* text : {" ", " Ann", "Ann\t", "Ann #1", "Ann\nhand 1 dealer 1"}) {
        Record record = record_of(kTwoPlayers);
        record.seats[1] = text;
        EXPECT_EQ(fault_of(to_text(record)), "4:7: the name is missing") << text;
        record.seats[1] = "Ann";
        record.tags = {{"place", text}};
        EXPECT_EQ(fault_of(to_text(record)), "5:10: the text of the tag is missing") << text;
        record.tags = {{text, "Paris"}};
        EXPECT_NE(fault_of(to_text(record)), "") << text;
    }
}

TEST(RecordFault, ReadsAsAPlaceAndAReason) {
    const RecordFault fault{12, 3, {TextFaultCode::wrong_seat, {"2"}, 0}};
    EXPECT_EQ(to_text(fault, "game.bornes"), "game.bornes:12:3: seat 2 must act now");
}

}  // namespace
}  // namespace bornes::test
