// What can happen to a command: repeats, stale states, races, and a journal that goes away.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bornes/notation.h"
#include "tables/world.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;

class Commands : public ::testing::Test {
protected:
    Commands() { world.start({ann, bob}); }
    std::string legal() const {
        ActionList list;
        legal_actions(*world.state().position(), list);
        return to_text(list[0]);
    }
    std::string move(const char* id, std::uint32_t seen) const {
        return fmt::format(R"({{"id":"{}","do":"play","seen":{},"action":"{}"}})", id, seen,
                           legal());
    }
    World world{Options{}};
    std::shared_ptr<Ear> ann = world.join("Ann");
    std::shared_ptr<Ear> bob = world.join("Bob");
};

TEST_F(Commands, AMoveIsShownOnlyWhenItIsStored) {
    const std::size_t heard = bob->heard.size();
    const Position before = *world.state().position();
    world.hold = true;
    world.send(ann, move("m1", world.state().number(0)));
    EXPECT_EQ(bob->heard.size(), heard);
    EXPECT_EQ(*world.state().position(), before);
    world.hold = false;
    world.settle();
    EXPECT_EQ(bob->heard.size(), heard + 1);
    EXPECT_THAT(ann->last(), HasSubstr(R"("answer":{"id":"m1","ok":true,"n":)"));
}

TEST_F(Commands, ARepeatGetsTheFirstAnswer) {
    const std::string command = move("m1", world.state().number(0));
    world.send(ann, command);
    const std::uint32_t first = world.state().number(0);
    world.send(ann, command);
    EXPECT_EQ(ann->last(),
              fmt::format(R"({{"type":"answer","answer":{{"id":"m1","ok":true,"n":{}}}}})", first));
}

TEST_F(Commands, ARepeatThatCannotBeReadIsAnsweredAsNotStored) {
    // Another process has stored it, and this process does not know yet.
    const std::string command = move("m1", world.state().number(0));
    world.journal.push_back({"table", world.state().seq() + 1, world.clock, "Ann", "m1", "{}"});
    world.hold = true;
    world.send(ann, command);
    const auto store = world.pending.front();
    world.pending.pop_front();
    store();
    world.hold = false;
    world.fail = true;
    world.settle();
    EXPECT_THAT(ann->last(), HasSubstr(R"("id":"m1","ok":false,"error":"journal-unavailable")"));
}

TEST_F(Commands, ARepeatOfLongAgoGetsItsFirstAnswer) {
    const std::string command = move("m1", world.state().number(0));
    world.send(ann, command);
    const std::uint32_t first = world.state().number(0);
    for (int i = 0; i < 40; ++i) {
        const int seat = world.state().position()->board.seat;
        world.send(seat == 0 ? ann : bob,
                   move(fmt::format("x{}", i).c_str(), world.state().number(seat)));
        if (world.state().phase() != TablePhase::playing) break;
    }
    const std::size_t rows = world.journal.size();
    world.send(ann, command);
    EXPECT_EQ(world.journal.size(), rows);
    EXPECT_THAT(ann->last(), HasSubstr(fmt::format(R"("id":"m1","ok":true,"n":{}}})", first)));
}

TEST_F(Commands, TheSameIdOfAnotherPlayerIsAnotherCommand) {
    world.send(ann, move("m1", world.state().number(0)));
    world.send(bob, move("m1", world.state().number(1)));
    EXPECT_THAT(bob->last(), HasSubstr(R"("answer":{"id":"m1","ok":true)"));
}

TEST_F(Commands, AStaleMoveIsRefusedWithAFreshState) {
    const std::uint32_t seen = world.state().number(0);
    world.send(ann, move("m1", seen));
    world.send(bob, move("m2", world.state().number(1)));
    world.send(ann, move("m3", seen));
    ASSERT_GE(ann->heard.size(), 2U);
    EXPECT_THAT(ann->heard[ann->heard.size() - 2].second, HasSubstr(R"("error":"stale")"));
    EXPECT_THAT(ann->last(), HasSubstr(R"("type":"state")"));
}

TEST_F(Commands, OnlyMovesMakeMovesStale) {
    const std::uint32_t seen = world.state().number(0);
    world.order(bob, "leave");
    EXPECT_GT(world.state().number(0), seen);
    world.send(ann, move("m1", seen));
    EXPECT_THAT(ann->last(), HasSubstr(R"("answer":{"id":"m1","ok":true)"));
}

TEST_F(Commands, ALostRaceIsReadAndJudgedAgain) {
    const std::string text = legal();
    world.hold = true;
    world.send(ann, move("m1", world.state().number(0)));
    // Another process was faster with another move of the same player.
    const change::Acted change{{{0, *action_from_text(text)}}};
    world.journal.push_back(
        {"table", world.state().seq() + 1, world.clock, "Ann", "other", to_json(change)});
    world.hold = false;
    world.settle();
    EXPECT_THAT(ann->heard[ann->heard.size() - 2].second, HasSubstr(R"("error":"stale")"));
    EXPECT_EQ(world.state().seq(), static_cast<Seq>(world.journal.size()));
}

TEST_F(Commands, RowsOfOtherProcessesAreShownOnAHint) {
    const change::Acted change{{{0, *action_from_text(legal())}}};
    world.journal.push_back(
        {"table", world.state().seq() + 1, world.clock, "Ann", "far", to_json(change)});
    world.table->fetch();
    world.settle();
    EXPECT_THAT(bob->last(), HasSubstr(R"("seat":1,"action":)"));
}

// For example, rows of a later version of this program.
TEST(Rows, ThatCannotBeAppliedCloseTheTable) {
    for (const char* body : {"{}", R"({"t":"swapped","seat":1})", R"({"t":"left","seat":3})",
                             R"({"t":"bot","seat":1,"level":"cheat"})", R"({"t":"ready","seat":1})",
                             R"({"t":"committed","seat":1})", R"({"t":"window-over"})",
                             R"({"t":"started","seed":"0"})", R"({"t":"act","acts":[]})",
                             R"({"t":"act","acts":[[1,"play roll"]],"by":"x"})"}) {
        World other{Options{}};
        const auto listener = other.join("Ann");
        other.start({listener, other.join("Bob")});
        const Seq row = other.state().seq() + 1;
        other.journal.push_back({"table", row, other.clock, "Far", "far", body});
        other.table->fetch();
        other.settle();
        EXPECT_EQ(other.gave_up_at, row) << body;
        EXPECT_EQ(other.state().seq(), row - 1) << body;
        EXPECT_TRUE(listener->dismissed) << body;
    }
}

// The rules of another version allowed the move. The second action of a row counts like the first.
TEST_F(Commands, AMoveThatIsNotLegalClosesTheTableAndKeepsIt) {
    const Position before = *world.state().position();
    const std::string first = legal();
    for (const auto& [body, why] :
         {std::pair<std::string, std::string>{R"([[1,"coup-fourre right-of-way"]])",
                                              "nothing-to-answer"},
          {R"([[2,"discard 25"]])", "not-your-turn"},
          {fmt::format(R"([[1,"{0}"],[1,"{0}"]])", first), "not-your-turn"}}) {
        World other{Options{}};
        const auto listener = other.join("Ann");
        other.start({listener, other.join("Bob")});
        const Seq row = other.state().seq() + 1;
        const Position kept = *other.state().position();
        for (const Seq seq : {row, row + 1})
            other.journal.push_back({"table", seq, other.clock, "Far", std::to_string(seq),
                                     fmt::format(R"({{"t":"act","acts":{}}})", body)});
        other.table->fetch();
        other.settle();
        EXPECT_EQ(other.illegal_at, row);
        EXPECT_EQ(other.illegal_why, why);
        EXPECT_EQ(other.state().seq(), row + 1);
        EXPECT_EQ(*other.state().position(), kept);
        EXPECT_FALSE(listener->dismissed);
        EXPECT_THAT(listener->last(), HasSubstr(fmt::format(R"("tableClosed":"{}")", why)));
        EXPECT_THAT(listener->last(), HasSubstr(fmt::format(R"("closed":"{}")", why)));
        other.order(listener, "leave");
        EXPECT_THAT(listener->last(), HasSubstr("table-closed"));
        other.pass(600'000);
        EXPECT_EQ(other.journal.size(), static_cast<std::size_t>(row + 1));
        EXPECT_EQ(other.folded().phase(), TablePhase::closed);
    }
    EXPECT_EQ(*world.state().position(), before);
}

TEST_F(Commands, WithoutAJournalNothingHappens) {
    const Position before = *world.state().position();
    world.fail = true;
    const std::string command = move("m1", world.state().number(0));
    world.send(ann, command);
    EXPECT_THAT(ann->last(), HasSubstr("journal-unavailable"));
    EXPECT_EQ(*world.state().position(), before);
    world.fail = false;
    world.send(ann, command);
    EXPECT_THAT(ann->last(), HasSubstr(R"("ok":true)"));
}

TEST_F(Commands, TheJournalTellsTheSameStory) {
    for (int i = 0; i < 30; ++i) {
        const int seat = world.state().position()->board.seat;
        world.send(seat == 0 ? ann : bob,
                   move(fmt::format("x{}", i).c_str(), world.state().number(seat)));
    }
    const State again = world.folded();
    EXPECT_EQ(again.position(), world.state().position());
    for (Recipient r = kWatcher; r < 2; ++r) EXPECT_EQ(again.number(r), world.state().number(r));
}

TEST_F(Commands, AReturningClientHearsWhatItMissed) {
    const std::uint32_t seen = world.state().number(1);
    world.send(ann, move("m1", world.state().number(0)));
    const auto again = world.join("Bob", seen);
    EXPECT_THAT(again->last_of_game(),
                HasSubstr(fmt::format(R"("events":[{{"n":{},"seat":1,)", seen + 1)));
}

TEST_F(Commands, InvalidCommandsAreRefused) {
    EXPECT_FALSE(world.table->command(ann, "no json"));
    EXPECT_FALSE(world.table->command(ann, "[1,2]"));
    for (const char* text :
         {"{}", R"({"id":"","do":"start"})", R"({"id":"a b","do":"start"})",
          R"({"id":"a","do":"fly"})", R"({"id":"a","do":"play","seen":-1,"action":"play roll"})",
          R"({"id":"a","do":"play","seen":1,"action":"play the fool"})",
          R"({"id":"a","do":"sit","seat":99999999999})", R"({"id":"a","do":"sit","seat":"1"})",
          R"({"id":"a","do":"open","hand":1,"attempt":1,"contribution":null})"}) {
        world.send(ann, text);
        EXPECT_THAT(ann->last(), HasSubstr("bad-command")) << text;
    }
    EXPECT_FALSE(world.table->command(ann, R"({"a":{"a":{"a":{"a":{"a":{"a":1}}}}}})"));
}

}  // namespace
}  // namespace bornes::tests
