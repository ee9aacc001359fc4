// `bornes tune`: training that can be stopped, resumed and repeated.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"

namespace bornes::test {
namespace {

using testing::HasSubstr;

TEST(Tune, ResumingGivesTheSameNetwork) {
    const Workshop shop;
    const std::string tune = "tune --seed 7 --steps 3 --out ";
    EXPECT_EQ(shop.bornes(tune + "whole.net --threads 2").exit, 0);
    const Outcome first = shop.bornes(tune + "parts.net --stop-after 1");
    EXPECT_EQ(first.exit, 0);
    EXPECT_THAT(first.err, HasSubstr("step 1 of 3"));
    EXPECT_NE(shop.read("parts.net"), shop.read("whole.net"));
    EXPECT_EQ(shop.bornes(tune + "parts.net --resume").exit, 0);
    EXPECT_EQ(shop.read("parts.net"), shop.read("whole.net"));
}

TEST(Tune, ResumingGivesTheSameBeliefs) {
    const Workshop shop;
    const std::string tune = "tune --beliefs 40 --out ";
    EXPECT_EQ(shop.bornes(tune + "whole.bin").exit, 0);
    const Outcome first = shop.bornes(tune + "parts.bin --stop-after 15");
    EXPECT_EQ(first.exit, 0);
    EXPECT_THAT(first.err, HasSubstr("hand 15 of 40"));
    EXPECT_NE(shop.read("parts.bin"), shop.read("whole.bin"));
    const Outcome training = shop.bornes("tune --out parts.bin --resume");
    EXPECT_EQ(training.exit, 2);
    EXPECT_THAT(training.err, HasSubstr("the state of a training with --seed 1 --beliefs"));
    EXPECT_EQ(shop.bornes(tune + "parts.bin --resume").exit, 0);
    EXPECT_EQ(shop.read("parts.bin"), shop.read("whole.bin"));
    const Outcome back = shop.bornes(tune + "parts.bin --resume --stop-after 10");
    EXPECT_EQ(back.exit, 2);
    EXPECT_THAT(back.err,
                HasSubstr("the training cannot stop at 10, because it has reached hand 40 of 40"));
}

// The network for duels is wider than the network that it may start from.
TEST(Tune, StartsFromANetwork) {
    const Workshop shop;
    EXPECT_EQ(shop.bornes("tune --steps 1 --out a.net").exit, 0);
    EXPECT_EQ(shop.bornes("tune --duels --steps 1 --out from_chance.net").exit, 0);
    const std::string tune = "tune --duels --from a.net --steps 2 --out ";
    EXPECT_EQ(shop.bornes(tune + "duels.net").exit, 0);
    EXPECT_EQ(shop.read("duels.net").size(), shop.read("from_chance.net").size());
    EXPECT_NE(shop.read("duels.net"), shop.read("from_chance.net"));
    EXPECT_EQ(shop.bornes(tune + "parts.net --stop-after 1").exit, 0);
    const Outcome otherwise = shop.bornes("tune --duels --steps 2 --out parts.net --resume");
    EXPECT_EQ(otherwise.exit, 2);
    EXPECT_THAT(otherwise.err, HasSubstr("a training with --seed 1 --duels --from"));
    EXPECT_EQ(shop.bornes(tune + "parts.net --resume").exit, 0);
    EXPECT_EQ(shop.read("parts.net"), shop.read("duels.net"));
}

TEST(Tune, RefusesToStartFromAnythingElse) {
    const Workshop shop;
    EXPECT_EQ(shop.bornes("tune --duels --steps 1 --out duels.net").exit, 0);
    shop.write("text", "Not a network.\n");
    for (const auto& [from, says] :
         {std::pair{"text", "text: this is not a network"}, std::pair{"nowhere.net", "nowhere.net"},
          std::pair{"''", "--from"}, std::pair{"duels.net", "this network has 96 units"}}) {
        const Outcome refused =
            shop.bornes(std::string("tune --steps 1 --out b.net --from ") + from);
        EXPECT_EQ(refused.exit, 2) << from;
        EXPECT_THAT(refused.err, HasSubstr(says));
        EXPECT_TRUE(shop.read("b.net").empty()) << from;
    }
}

TEST(Tune, CountsWhatStrangersHold) {
    const Workshop shop;
    EXPECT_EQ(shop.bornes("tune --beliefs 40 --out beliefs.bin").exit, 0);
    EXPECT_EQ(shop.bornes("tune --beliefs 40 --strangers --out strangers.bin").exit, 0);
    EXPECT_EQ(shop.read("strangers.bin").size(), shop.read("beliefs.bin").size());
    EXPECT_NE(shop.read("strangers.bin"), shop.read("beliefs.bin"));
    const Outcome alone = shop.bornes("tune --strangers --out b.net");
    EXPECT_EQ(alone.exit, 2);
    EXPECT_THAT(alone.err, HasSubstr("--beliefs"));
}

TEST(Tune, KeepsItsResultsAtAnInterrupt) {
    const Workshop shop;
    const Outcome outcome = shop.shell(
        "\"$BORNES_CLI\" tune --beliefs 100000000 --out b.bin & "
        "while ! [ -s b.bin.state ]; do sleep 0.1; done; kill -INT $!; wait $!");
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_THAT(outcome.err, HasSubstr("interrupted; --resume continues from here"));
    EXPECT_EQ(shop.bornes("tune --beliefs 100000000 --stop-after 1 --out b.bin").exit, 2);
    EXPECT_NE(shop.read("b.bin"), "");
}

TEST(Tune, ResumesOnlyWithTheSameOptions) {
    const Workshop shop;
    EXPECT_EQ(shop.bornes("tune --races --steps 1 --out a.net").exit, 0);
    const std::string state = shop.read("a.net.state");
    for (const auto& [arguments, says] :
         {std::pair{"--resume",
                    "a.net.state: this is the state of a training with --seed 1 --races"},
          std::pair{"--resume --races --seed 2", "a training with --seed 1 --races"},
          std::pair{"--races", "a.net.state exists already"},
          std::pair{"--beliefs 5", "do not go together"}, std::pair{"--seed -1", "whole number"},
          std::pair{"--out ''", "--out"}}) {
        const Outcome outcome = shop.bornes(std::string("tune --steps 1 --out a.net ") + arguments);
        EXPECT_EQ(outcome.exit, 2) << arguments;
        EXPECT_THAT(outcome.err, HasSubstr(says));
    }
    EXPECT_EQ(shop.read("a.net.state"), state);
    for (const std::string& other : {std::string("a file of before"), state.substr(0, 1000)}) {
        shop.write("a.net.state", other);
        EXPECT_EQ(shop.bornes("tune --races --steps 1 --out a.net --resume").exit, 2);
        EXPECT_EQ(shop.read("a.net.state"), other);
    }
}

}  // namespace
}  // namespace bornes::test
