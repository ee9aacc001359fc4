// Messages with plurals and selects. The page must pass the same cases.
#include "words/message.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <iterator>

namespace bornes::words {
namespace {

namespace json = boost::json;

json::object cases() {
    std::ifstream file("tests/words/messages.json");
    const std::string text(std::istreambuf_iterator<char>(file), {});
    return json::parse(text).as_object();
}

std::string text_of(const json::value& value) {
    return value.is_string() ? std::string(value.as_string()) : std::to_string(value.as_int64());
}

TEST(Message, IsFormattedAsInThePage) {
    const json::object all = cases();
    for (const json::value& each : all.at("said").as_array()) {
        const json::object& one = each.as_object();
        const auto fact = [&](const char* of) -> std::string_view {
            return all.at(of).as_object().at(one.at("language").as_string()).as_string();
        };
        const auto plural = PluralRule::parse(fact("plurals"));
        const auto style = NumberStyle::parse(fact("grouped"));
        ASSERT_TRUE(plural && style) << one;
        const ParsedMessage parsed = parse_message(one.at("message").as_string());
        ASSERT_EQ(parsed.fault, "") << one;
        std::vector<std::string> texts;
        std::vector<Slot> slots;
        const json::object& values = one.at("values").as_object();
        texts.reserve(values.size());
        for (const auto& [name, value] : values)
            slots.push_back({name, texts.emplace_back(text_of(value)), value.is_int64()});
        EXPECT_EQ(format(parsed.message, slots, {*plural, *style}), text_of(one.at("text"))) << one;
    }
}

TEST(Message, IsRefusedWithAReason) {
    const json::object all = cases();
    for (const json::value& each : all.at("refused").as_array())
        EXPECT_NE(parse_message(each.as_string()).fault, "") << each;
    EXPECT_EQ(parse_message("{n, plural, one {x}}").fault,
              "{n}: the branch `other {...}` is missing");
}

TEST(Message, KnowsItsArguments) {
    const ParsedMessage parsed = parse_message(
        "{who, select, you {{card}} other {{name}}} {n, plural, =0 {x} one {{who}} other {#}}");
    const Arguments arguments = arguments_of(parsed.message);
    ASSERT_EQ(arguments.size(), 4U);
    EXPECT_FALSE(arguments.at("card").counted);
    EXPECT_EQ(arguments.at("who").selectors, (std::vector<std::string>{"other", "you"}));
    EXPECT_TRUE(arguments.at("n").counted);
    EXPECT_EQ(arguments.at("n").categories, (std::vector<std::string>{"one", "other"}));
}

TEST(NumberStyle, IsReadOrRefused) {
    for (const char* text : {"1,000.5", "10.000,5", "1\u202f000,5", "1'000.5"})
        EXPECT_TRUE(NumberStyle::parse(text)) << text;
    for (const char* text : {"", "1000", "1,00", "2,000.5", "100.000,5", "1,000,000", "1,", ",000",
                             "1,000", "1,000.", "1,000.4", "1000.5", "x"})
        EXPECT_FALSE(NumberStyle::parse(text)) << text;
    EXPECT_EQ(NumberStyle().write("12345"), "12345");
}

TEST(NumberStyle, WritesDecimalsAsTheLanguageDoes) {
    const auto written = [](const char* style, const char* digits) {
        return NumberStyle::parse(style)->write(digits);
    };
    EXPECT_EQ(NumberStyle().write("3.1"), "3.1");
    EXPECT_EQ(written("1,000.5", "12345.6"), "12,345.6");
    EXPECT_EQ(written("1.000,5", "-1234.56"), "-1.234,56");
    EXPECT_EQ(written("10.000,5", "1234.5"), "1234,5");
    EXPECT_EQ(written("1\u202f000,5", "0.0"), "0,0");
}

TEST(PluralRule, IsReadOrRefused) {
    for (const char* text : {"", "one: n = 1", "few: n % 10 = 2..4,9 and n != 3 or n = 100"})
        EXPECT_TRUE(PluralRule::parse(text)) << text;
    for (const char* text :
         {"one", "one: ", "some: n = 1", "other: n = 1", "one: n", "one: n = ", "one: n % 0 = 1",
          "one: n = 1;", "one: n = 1 few: n = 2", "one: x = 1", "one: n = 1 and", "one: n = 1.."})
        EXPECT_FALSE(PluralRule::parse(text)) << text;
}

TEST(PluralRule, HasTheCategoriesThatItNames) {
    const PluralRule rule = PluralRule::parse("one: n = 1").value();
    EXPECT_TRUE(rule.has("one"));
    EXPECT_TRUE(rule.has("other"));
    EXPECT_FALSE(rule.has("few"));
    EXPECT_EQ(PluralRule().category(1), "other");
}

}  // namespace
}  // namespace bornes::words
