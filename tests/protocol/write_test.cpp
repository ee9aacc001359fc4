// Writes described types: each kind of field, in the order of the description.
#include "protocol/write.h"

#include <gtest/gtest.h>

#include "bornes/settings.h"
#include "protocol/sample.h"

namespace bornes::protocol {
namespace {

using sample::Whole;

Whole some_message() {
    Whole message;
    message.head_number = 3;
    message.flag = true;
    message.step = 20;
    message.small = 255;
    message.by = By::clock;
    message.level = Level::master;
    message.text = "a \"b\" é";
    message.action = Action::attack(Card::stop, Team(1));
    message.bytes.back() = 0xff;
    message.house.deck = Deck::full;
    message.house.goal = kRace;
    message.call = 5;
    message.list = {1, 2, 3};
    message.extra = "more";
    message.usual = 8;
    message.rare = 1;
    message.newer = By::player;
    message.pair = {4, "right"};
    message.what = sample::Turned{Seat(1)};
    return message;
}

TEST(Write, WritesBasesFirstThenMembersInTheirOrder) {
    EXPECT_EQ(text_of_json(some_message()), sample::kJson);
}

TEST(Write, LeavesOutWhatIsAbsentAndKeepsNull) {
    Whole message = some_message();
    message.extra.reset();  // an empty std::optional is left out,
    message.rare = 0;       // so is a default that may be absent,
    message.usual = 7;      // but no other default
    message.maybe = 4;
    const std::string text = text_of_json(message);
    EXPECT_EQ(text.find("extra"), std::string::npos);
    EXPECT_EQ(text.find("rare"), std::string::npos);
    EXPECT_NE(text.find(R"("usual":7)"), std::string::npos);
    EXPECT_NE(text.find(R"("maybe":4)"), std::string::npos);
}

TEST(Write, WritesListsAlternativesAndEmptyOnes) {
    EXPECT_EQ(text_of_json(sample::Pair{-2, ""}), R"([-2,""])");
    EXPECT_EQ(text_of_json(sample::Happening{sample::Said{{"hello"}}}),
              R"({"do":"say","phrase":"hello"})");
    EXPECT_EQ(text_of_json(std::vector<std::string>{}), "[]");
    EXPECT_EQ(text_of_json(std::vector<std::string>{"[", ""}), R"(["[",""])");
    EXPECT_EQ(text_of_json(HouseRules{}), "{}");
    EXPECT_EQ(text_of_json(CallWindow{}), R"("automatic")");
    BotSeats bots;
    bots[2] = Level::strong;
    EXPECT_EQ(text_of_json(bots), R"([{"seat":3,"level":"strong"}])");
}

TEST(Write, WritesTheLargestNumbers) {
    EXPECT_EQ(text_of_json(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
    EXPECT_EQ(text_of_json(std::numeric_limits<std::uint64_t>::max()), "18446744073709551615");
}

}  // namespace
}  // namespace bornes::protocol
