// Hands, decks and actions of a record, and the reader's refusals of invalid ones.
#include <gtest/gtest.h>

#include "record/record_text.h"
#include "support/table.h"
#include "support/words.h"

namespace bornes::test {
namespace {

constexpr std::string_view kRules = "parker-1988, players 2";

// Seat 1 plays first. It holds roll 25 50 75 100 stop, and draws 200. Seat 2 holds roll 25 50
// right-of-way accident 200.
std::string opening() {
    std::string text(kTwoPlayers);
    text += "hand 1 dealer 2\n";
    return text +
           deck_line(kRules, "roll roll 25 25 50 50 75 right-of-way 100 accident stop 200 200");
}

// The fault of lines after the opening. The first of them is line 6.
std::string fault_after_opening(std::string_view lines) {
    return fault_of(opening().append(lines));
}

// Whole hands in which everybody only discards, so that nobody wins.
std::string discarded_hands(int hands) {
    Record record = record_of(kTwoPlayers);
    const Rules rules = rules_of(kRules);
    Position position;
    for (int i = 0; i < hands; ++i) {
        const DeckOrder deck = sorted_deck(rules);
        position = i == 0 ? deal(rules, deck, 1) : deal_next(position, deck);
        record.hands.push_back({position.board.dealer, deck, {}});
        for (ActionList legal; !position.board.over();) {
            legal_actions(position, legal);
            const Action last = legal[legal.size() - 1];
            record.hands.back().actions.push_back(last);
            apply(position, last);
        }
    }
    return to_text(record);
}

TEST(RecordHand, NumbersAndDealersAreInOrder) {
    const auto fault = [](std::string_view line) {
        return fault_of(std::string(kTwoPlayers).append(line));
    };
    const std::string range = "the dealer's seat is a number from 1 to 2, without leading zeros";
    EXPECT_EQ(fault("hand"), "4:5: the number of the hand is missing");
    EXPECT_EQ(fault("hand 2 dealer 1"), "4:6: the next hand is hand 1");
    EXPECT_EQ(fault("hand 01 dealer 1"), "4:6: the next hand is hand 1");
    EXPECT_EQ(fault("hand 0 dealer 1"), "4:6: the next hand is hand 1");
    EXPECT_EQ(fault("hand 1"), "4:7: `dealer` is expected here");
    EXPECT_EQ(fault("hand 1 by 2"), "4:8: `dealer` is expected here");
    EXPECT_EQ(fault("hand 1 dealer"), "4:14: a number is missing: " + range);
    EXPECT_EQ(fault("hand 1 dealer 3"), "4:15: " + range);
    EXPECT_EQ(fault("hand 1 dealer 02"), "4:15: " + range);
    EXPECT_EQ(fault("hand 1 dealer 2 x"), "4:17: the line should end before `x`");
    EXPECT_EQ(fault("hand 1 dealer 1"), "");
}

TEST(RecordHand, BeginsWhenTheOneBeforeIsOver) {
    const std::string header(kTwoPlayers);
    EXPECT_EQ(fault_of(header + "hand 1 dealer 2\nhand 2 dealer 1"), "5:1: hand 1 is not over yet");
    EXPECT_EQ(fault_after_opening("1 play roll\nhand 2 dealer 1"), "7:1: hand 1 is not over yet");
    const std::string whole = discarded_hands(1);
    const auto lines = std::to_string(split(whole, "\n").size() + 1);
    EXPECT_EQ(fault_of(whole + "hand 2 dealer 1\n"), "");
    EXPECT_EQ(fault_of(whole + "hand 3 dealer 1\n"), lines + ":6: the next hand is hand 2");
    EXPECT_EQ(fault_of(whole + "hand 2 dealer 2\n"),
              lines + ":15: the deal passes to the left, to seat 1");
    EXPECT_EQ(fault_of(whole + "1 discard 25\n"), lines + ":1: the hand is over");
    EXPECT_EQ(fault_of(whole + deck_line(kRules, "")),
              lines + ":1: the deck of this hand is given already");
    EXPECT_EQ(fault_of(discarded_hands(2)), "");
}

TEST(RecordHand, LinesComeInTheirOrder) {
    const std::string header(kTwoPlayers);
    EXPECT_EQ(fault_of(header + deck_line(kRules, "")), "4:1: a `hand` line comes before the deck");
    EXPECT_EQ(fault_of(header + "1 play roll"), "4:1: a `hand` line comes before the actions");
    EXPECT_EQ(fault_of(header + "hand 1 dealer 2\n1 play roll"),
              "5:1: a `deck` line comes before the actions");
    EXPECT_EQ(fault_after_opening(deck_line(kRules, "")),
              "6:1: the deck of this hand is given already");
}

TEST(RecordDeck, HasTheCardsOfTheRules) {
    const std::string header = std::string(kTwoPlayers) + "hand 1 dealer 2\n";
    const std::string deck = deck_line(kRules, "");
    const std::string full = deck_line("parker-1988, players 4", "");
    EXPECT_EQ(fault_of(header + deck), "");
    EXPECT_EQ(
        fault_of(header + "deck"),
        "5:5: the deck lacks 10 `25`, 10 `50`, 10 `75`, 12 `100`, 4 `200`, 2 `accident`, "
        "2 `out-of-gas`, 2 `flat-tire`, 4 `stop`, 3 `speed-limit`, 6 `repairs`, 6 `gasoline`, "
        "6 `spare-tire`, 14 `roll`, 6 `end-of-limit`, 1 `driving-ace`, 1 `extra-tank`, "
        "1 `puncture-proof`, 1 `right-of-way`");
    const std::string shorter = deck.substr(0, deck.rfind(" right-of-way"));
    EXPECT_EQ(fault_of(header + shorter + "  # no more"),
              "5:" + std::to_string(shorter.size() + 1) + ": the deck lacks 1 `right-of-way`");
    const std::string longer = deck.substr(0, deck.size() - 1);
    EXPECT_EQ(fault_of(header + longer + " 75"), "5:" + std::to_string(longer.size() + 2) +
                                                     ": one card too many: the deck has 10 `75`");
    EXPECT_EQ(fault_of(header + full),
              "5:" + std::to_string(full.find(" accident out-of-gas") + 2) +
                  ": one card too many: the deck has 2 `accident`");
    EXPECT_EQ(fault_of(header + "deck 25 rol roll"), "5:9: there is no card `rol`");
}

TEST(RecordAction, NamesTheSeatThatMustAct) {
    const std::string range = "a seat is a number from 1 to 2, without leading zeros";
    EXPECT_EQ(fault_after_opening("2 play roll"), "6:1: seat 1 must act now");
    EXPECT_EQ(fault_after_opening("1 play roll\n  1 play 25"), "7:3: seat 2 must act now");
    EXPECT_EQ(fault_after_opening("3 play roll"), "6:1: " + range);
    EXPECT_EQ(fault_after_opening("0 play roll"), "6:1: " + range);
    EXPECT_EQ(fault_after_opening("01 play roll"), "6:1: " + range);
    EXPECT_EQ(fault_after_opening("1x play roll"), "6:1: " + range);
}

TEST(RecordAction, IsWellFormed) {
    EXPECT_EQ(fault_after_opening("1"), "6:2: an action is missing");
    EXPECT_EQ(fault_after_opening("1  # play"), "6:2: an action is missing");
    EXPECT_EQ(
        fault_after_opening("1 jump"),
        "6:3: there is no action `jump`: play, discard, coup-fourre, decline, extend or finish");
    EXPECT_EQ(fault_after_opening("1 play"), "6:7: a card is missing after `play`");
    EXPECT_EQ(fault_after_opening("1\tplay  rol"), "6:9: there is no card `rol`");
    EXPECT_EQ(fault_after_opening("1 play roll roll"), "6:13: the action ends before `roll`");
    EXPECT_EQ(fault_after_opening("1 play stop on 0"), "6:16: a team is a number from 1 to 6");
    EXPECT_EQ(fault_after_opening("1 play stop on"), "6:15: the team's number is missing");
}

TEST(RecordAction, IsLegalOrElseTheReaderSaysWhyNot) {
    EXPECT_EQ(fault_after_opening("1 play 25"),
              "6:3: the team needs a roll on top of its battle pile first");
    EXPECT_EQ(fault_after_opening("1   discard repairs"), "6:5: the card is not in the hand");
    EXPECT_EQ(fault_after_opening("1 play stop on 2"), "6:3: the battle pile of the team is empty");
    EXPECT_EQ(fault_after_opening("1 play stop on 1"),
              "6:3: a hazard cannot be played on the player's own team");
    EXPECT_EQ(fault_after_opening("1 play stop on 3"), "6:3: there is no such team in this game");
    EXPECT_EQ(fault_after_opening("1 finish"), "6:3: there is no target to extend or finish now");
    EXPECT_EQ(fault_after_opening("1 decline"), "6:3: there is no hazard to answer now");
}

TEST(RecordAction, AHazardWithoutATeamLacksSomething) {
    EXPECT_EQ(fault_after_opening("1 play stop  # on"),
              "6:12: a hazard is played on an opposing team, which must be named");
}

TEST(RecordAction, ACoupFourreComesBeforeAnythingElse) {
    const std::string attacked = "1 play roll\n2 play roll\n1 play stop on 2\n";
    EXPECT_EQ(fault_after_opening(attacked + "2 discard 25"),
              "9:3: the hazard just played must be answered first: coup-fourre or decline");
    EXPECT_EQ(fault_after_opening(attacked + "1 discard 25"), "9:1: seat 2 must act now");
    EXPECT_EQ(fault_after_opening(attacked + "2 coup-fourre extra-tank"),
              "9:3: this safety does not answer the hazard just played");
    EXPECT_EQ(fault_after_opening(attacked + "2 coup-fourre right-of-way\n2 play 25"), "");
    EXPECT_EQ(fault_after_opening(attacked + "2 decline\n2 discard 25"), "");
}

TEST(RecordGame, NothingFollowsItsEnd) {
    std::string text =
        "bornes-record 1\nrules fundex-2010\nplayers 2\nset target 200\nhand 1 dealer 2\n" +
        deck_line("fundex-2010, players 2", "roll 25 200");
    text += "1 play roll\n2 discard 25\n1 play 200\n";
    EXPECT_EQ(fault_of(text + "# the end\n\n"), "");
    for (const auto line : {"1 play 25", "hand 2 dealer 1", "tag a b", "nonsense"})
        EXPECT_EQ(fault_of(text + line), "10:1: the game is over, nothing may follow");
}

TEST(RecordReader, KeepsWhatCameBeforeAFault) {
    RecordReader reader;
    for (const auto& line : split(opening() + "1 play roll\n1 play 25\n2 play roll\n", "\n"))
        reader.feed(line + "\n");
    ASSERT_TRUE(reader.fault());
    EXPECT_EQ(reader.fault()->line, 7U);
    EXPECT_EQ(reader.feed("2 play roll\n"), RecordReader::Step::fault);
    ASSERT_EQ(reader.record().hands.size(), 1U);
    EXPECT_EQ(reader.record().hands[0].actions, std::vector<Action>{Action::play(Card::roll)});
    EXPECT_EQ(reader.position()->board.ply, 1);
}

}  // namespace
}  // namespace bornes::test
