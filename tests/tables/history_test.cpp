// Rows of other processes, of a restored journal, and of a clock that was changed.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

#include "bornes/notation.h"
#include "tables/world.h"

namespace bornes::tests {
namespace {

using ::testing::HasSubstr;

Options with_clock(int seconds) {
    Options options;
    options.clock_s = seconds;
    return options;
}

// The numbers of all events that were sent, in order.
std::vector<std::uint32_t> numbers_told(const Ear& ear, std::size_t from) {
    static const std::regex list(R"("events":\[(.*?)\],"turn)");
    static const std::regex number(R"(\{"n":(\d+))");
    std::vector<std::uint32_t> numbers;
    for (std::size_t i = from; i < ear.heard.size(); ++i) {
        std::smatch events;
        const std::string& message = ear.heard[i].second;
        if (!std::regex_search(message, events, list)) continue;
        const std::string inside = events[1];
        for (std::sregex_iterator each(inside.begin(), inside.end(), number), end; each != end;
             ++each)
            numbers.push_back(static_cast<std::uint32_t>(std::stoul((*each)[1])));
    }
    return numbers;
}

class History : public ::testing::Test {
protected:
    void play(const std::shared_ptr<Ear>& ann, const std::shared_ptr<Ear>& bob) {
        const int seat = world.state().position()->board.seat;
        ActionList list;
        legal_actions(*world.state().position(), list);
        world.play(seat == 0 ? ann : bob, seat, to_text(list[0]));
    }
    void finish_hand(const std::shared_ptr<Ear>& ann, const std::shared_ptr<Ear>& bob) {
        while (world.state().phase() == TablePhase::playing) play(ann, bob);
    }

    World world{with_clock(15)};
};

// Two hands end before the other process is told anything.
TEST_F(History, ALaggingProcessSendsEveryEvent) {
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    const auto lagging = std::make_shared<Table>(world.folded(), world, Pace{});
    const auto eve = std::make_shared<Ear>("Eve", world.clock);
    lagging->attach(eve, {{"Eve"}, "Eve"}, Seen::kNothing);
    const std::uint32_t seen = lagging->state().number(kWatcher);
    const std::size_t heard = eve->heard.size();
    for (int hand = 2; hand <= 3; ++hand) {
        finish_hand(ann, bob);
        if (world.state().phase() != TablePhase::hand_over) break;
        for (const auto& each : {ann, bob}) world.order(each, "ready");
        for (const auto& each : {ann, bob})
            world.order(each, "commit",
                        fmt::format("\"hand\":{},\"attempt\":1,\"commit\":null", hand));
    }
    lagging->fetch();
    world.settle();
    ASSERT_GT(world.state().number(kWatcher), seen + 20);
    std::vector<std::uint32_t> all;
    for (std::uint32_t n = seen + 1; n <= world.state().number(kWatcher); ++n) all.push_back(n);
    EXPECT_EQ(numbers_told(*eve, heard), all);
    EXPECT_LE(eve->heard.size(), heard + 4) << "a state per hand, and not one per event";
}

// A backup was restored: rows that this process knows are gone.
TEST_F(History, NothingIsAcknowledgedAboveAHole) {
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    play(ann, bob);
    const std::size_t rows = world.journal.size() - 2;
    world.journal.resize(rows);
    play(ann, bob);
    EXPECT_EQ(world.journal.size(), rows);
    EXPECT_EQ(world.reloaded_at, static_cast<Seq>(rows) + 2);
    for (const auto& each : {ann, bob}) {
        EXPECT_EQ(each->last(), R"({"type":"notice","notice":"journal-restored"})");
        EXPECT_TRUE(each->dismissed);
    }
}

TEST_F(History, AJournalThatIsOlderIsNoticedWithoutACommand) {
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    world.journal.pop_back();
    world.table->fetch();
    world.settle();
    EXPECT_EQ(world.reloaded_at, static_cast<Seq>(world.journal.size()) + 1);
    EXPECT_TRUE(ann->dismissed);
}

// The other journal is as long as ours, and another process has continued in it.
TEST_F(History, AJournalThatWentAnotherWayIsNoticed) {
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    world.journal.back().command = "of another process";
    play(ann, bob);
    EXPECT_NE(world.reloaded_at, 0);
    EXPECT_EQ(ann->last(), R"({"type":"notice","notice":"journal-restored"})");
}

TEST_F(History, ADecisionUnderAnOldLeaseIsRefused) {
    world.fence = 1;
    world.table->run(1);
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    const Seq seq = world.state().seq();
    world.fence = 2;  // now another process has the lease
    world.pass(20'000);
    EXPECT_EQ(world.state().seq(), seq);
    EXPECT_EQ(world.lost, 1);
    world.pass(60'000);
    EXPECT_EQ(world.lost, 1) << "it does not try again by itself";
    // Commands of players need no lease.
    play(ann, bob);
    EXPECT_EQ(world.state().seq(), seq + 1);
}

// The process starts on a machine whose clock was set back by an hour.
TEST_F(History, AClockThatWasSetBackFreezesNothing) {
    const auto ann = world.join("Ann");
    const auto bob = world.join("Bob");
    world.start({ann, bob});
    const Millis began = world.state().turn_since();
    world.clock -= 3'600'000;
    world.restart();
    const auto again = world.join("Ann");
    EXPECT_THAT(again->last_of_game(), HasSubstr(fmt::format("\"now\":{}", began)));
    world.pass(16'000);
    EXPECT_THAT(again->last(), HasSubstr("\"by\":\"clock\""));
    EXPECT_GE(world.state().turn_since(), began + 15'000) << "times of rows do not go back";
}

}  // namespace
}  // namespace bornes::tests
