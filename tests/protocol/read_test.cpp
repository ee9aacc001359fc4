// Reads described types: each kind of field, and a sentence for every fault.
#include "protocol/read.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "protocol/sample.h"

namespace bornes::protocol {
namespace {

using sample::changed;
using sample::Whole;
using testing::HasSubstr;

template <typename T = Whole>
std::string fault_in(std::string_view text) {
    try {
        sample::from_json<T>(text);
    } catch (const JsonFault& fault) {
        return fault.what();
    }
    return "nothing is wrong";
}

TEST(Read, ReadsWhatWasWritten) {
    EXPECT_EQ(text_of_json(sample::from_json<Whole>(sample::kJson)), sample::kJson);
    const Whole read = sample::from_json<Whole>(sample::kJson);
    EXPECT_EQ(std::get<sample::Turned>(read.what).seat, Seat(1));  // 2 in JSON, which counts from 1
    EXPECT_EQ(read.text, "a \"b\" é");
    EXPECT_FALSE(read.maybe);
}

TEST(Read, TakesTheDefaultForAnAbsentField) {
    for (const char* name : {"usual", "rare", "newer", "extra"}) {
        const Whole read = sample::from_json<Whole>(changed(name, ""));
        const Whole usual;
        EXPECT_EQ(read.usual, name == std::string("usual") ? usual.usual : 8);
        EXPECT_EQ(read.rare, name == std::string("rare") ? usual.rare : 1);
        EXPECT_EQ(read.newer, name == std::string("newer") ? usual.newer : By::player);
        EXPECT_EQ(read.extra.has_value(), name != std::string("extra"));
    }
}

TEST(Read, NamesEveryFieldThatIsMissing) {
    const boost::json::object whole = boost::json::parse(sample::kJson).as_object();
    int missing = 0;
    for (const auto& [name, value] : whole) {
        if (name == "usual" || name == "rare" || name == "newer" || name == "extra") continue;
        const std::string fault = fault_in(changed(name, ""));
        EXPECT_EQ(fault, "`" + std::string(name) + "` is missing");
        ++missing;
    }
    EXPECT_EQ(missing, 16);
}

struct Wrong {
    const char* name;
    const char* value;
    const char* sentence;
};

TEST(Read, SaysWhatAFieldShouldBe) {
    for (const Wrong& wrong : {
             Wrong{"headNumber", "0", "`headNumber` is a whole number from 1 to 5"},
             Wrong{"headNumber", "6", "`headNumber` is a whole number from 1 to 5"},
             Wrong{"headNumber", "1.5", "`headNumber` is a whole number from 1 to 5"},
             Wrong{"headNumber", "\"1\"", "`headNumber` is a whole number from 1 to 5"},
             Wrong{"flag", "1", "`flag` is true or false"},
             Wrong{"step", "15", "`step` is one of 10, 20, 40"},
             Wrong{"small", "256", "`small` is a whole number from 0 to 255"},
             Wrong{"small", "-1", "`small` is a whole number from 0 to 255"},
             Wrong{"by", "\"nobody\"", "`by` is one of player, bot, clock, not \"nobody\""},
             Wrong{"level", "3", "`level` is one of novice, casual, strong, master, not 3"},
             Wrong{"otherName", "null", "`otherName` is a text"},
             Wrong{"action", "7", "`action` is the text of an action"},
             Wrong{"action", "\"jump\"", "`jump`"},
             Wrong{"bytes", "\"00\"", "`bytes` is 32 bytes as 64 hex digits"},
             Wrong{"house", "[]", "`house` is an object of texts"},
             Wrong{"house", "{\"deck\":[]}", "`house` is an object of texts"},
             Wrong{"house", "{\"deck\":\"long\"}", "full or short"},
             Wrong{"call", "\"never\"",
                   "`call` is \"automatic\" or {\"window\":N}, N from 3 to 15"},
             Wrong{"call", "{\"window\":2}", "N from 3 to 15"},
             Wrong{"list", "{}", "`list` is a list"},
             Wrong{"list", "[1,10]", "`list` is a whole number from 0 to 9"},
             Wrong{"maybe", "\"\"", "`maybe` is a whole number"},
             Wrong{"pair", "{}", "`pair` is a list"},
             Wrong{"pair", "[1]", "`right` is missing"},
             Wrong{"seat", "0", "`seat` is the number of a seat"},
             Wrong{"seat", "7", "`seat` is the number of a seat"},
             Wrong{"do", "\"fly\"", "`do` is one of turn, say, not \"fly\""},
             Wrong{"do", "[]", "`do` is one of turn, say, not a list"},
             Wrong{"newer", "3", "`newer` is one of player, bot, clock"},
         })
        EXPECT_THAT(fault_in(changed(wrong.name, wrong.value)), HasSubstr(wrong.sentence))
            << wrong.name << " " << wrong.value;
    EXPECT_EQ(fault_in("[]"), "`message` is an object");
}

TEST(Read, ToleratesWhatANewerVersionMaySay) {
    EXPECT_EQ(sample::from_json<Whole>(changed("newer", "\"tomorrow\"")).newer, By::bot);
    EXPECT_EQ(fault_in(changed("unknown", "1")), "nothing is wrong");
    EXPECT_EQ(fault_in<sample::Closed>(R"({"open":true,"colour":1})"),
              "there is no field `colour`");
    EXPECT_EQ(fault_in<sample::Closed>("{}"), "nothing is wrong");
}

TEST(Read, ReadsEveryAlternativeByItsTag) {
    std::string text = changed("do", "\"say\"");
    EXPECT_EQ(fault_in(text), "`phrase` is missing");
    text.insert(text.size() - 1, R"(,"phrase":"hello")");
    EXPECT_EQ(std::get<sample::Said>(sample::from_json<Whole>(text).what).phrase.id, "hello");
    text.replace(text.find("hello"), 5, "howdy");
    EXPECT_EQ(fault_in(text), "`phrase` is the id of a phrase");
}

TEST(Read, TakesBotsBySeat) {
    const auto bots = sample::from_json<BotSeats>(R"([{"seat":3,"level":"strong"}])");
    EXPECT_EQ(bots[2], Level::strong);
    EXPECT_EQ(bots[0], std::nullopt);
    EXPECT_EQ(fault_in<BotSeats>(R"([{"seat":3}])"), "`level` is missing");
}

}  // namespace
}  // namespace bornes::protocol
