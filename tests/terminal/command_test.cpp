// Typed commands are understood in both languages, with and without accents.
#include "terminal/plain/plain_command.h"

#include <gtest/gtest.h>

#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

using Kind = Command::Kind;

TEST(Command, BothLanguagesAtOnce) {
    EXPECT_EQ(command_from("status").kind, Kind::status);
    EXPECT_EQ(command_from("état").kind, Kind::status);
    EXPECT_EQ(command_from("  ETAT ").kind, Kind::status);
    EXPECT_EQ(command_from("coup-fourré").kind, Kind::coup_fourre);
    EXPECT_EQ(command_from("coup-fourre extra-tank").kind, Kind::coup_fourre);
    EXPECT_EQ(command_from("?").kind, Kind::help);
    EXPECT_EQ(command_from("").kind, Kind::nothing);
    EXPECT_EQ(command_from("quit now").kind, Kind::unknown);
}

TEST(Command, ACardAloneIsPlayed) {
    const Command command = command_from("Stop on 2");
    EXPECT_EQ(command.kind, Kind::play);
    EXPECT_EQ(command.card, "stop");
    EXPECT_EQ(command.team, "2");
    EXPECT_EQ(command_from("jouer crevé sur Odette").team, "odette");
    EXPECT_EQ(command_from("why 3").card, "3");
}

TEST(Command, SeatsAndLevelsOfOnlineTables) {
    const Command bot = command_from("bot 2 strong");
    EXPECT_EQ(bot.kind, Kind::bot);
    EXPECT_EQ(seat_in(bot), 1);
    EXPECT_EQ(level_in(bot), Level::strong);
    EXPECT_EQ(level_in(command_from("robot 6 maître")), Level::master);
    EXPECT_EQ(level_in(command_from("bot 2")), std::nullopt);
    EXPECT_EQ(seat_in(command_from("libérer 1")), 0);
    EXPECT_EQ(seat_in(command_from("remove 7")), std::nullopt);
    EXPECT_EQ(seat_in(command_from("replace")), std::nullopt);
    EXPECT_EQ(command_from("remplacer 3").kind, Kind::replace);
}

TEST(Command, CardsByPlaceIdAndName) {
    Hand hand;
    hand.add(Card::roll);
    hand.add(Card::km25);
    const auto card = [&](std::string_view text) {
        return card_from(simplified(text), hand, Edition::parker_1962);
    };
    EXPECT_EQ(card("1"), Card::km25);
    EXPECT_EQ(card("2"), Card::roll);
    EXPECT_EQ(card("3"), std::nullopt);
    EXPECT_EQ(card("25"), Card::km25);
    EXPECT_EQ(card("red light"), Card::stop);
    EXPECT_EQ(card("Feu rouge"), Card::stop);
    EXPECT_EQ(card("out-of-gas"), Card::out_of_gas);
    EXPECT_EQ(card("Panne d’essence"), Card::out_of_gas);
    EXPECT_EQ(card("\xff\xfe"), std::nullopt);
}

}  // namespace
}  // namespace bornes::terminal
