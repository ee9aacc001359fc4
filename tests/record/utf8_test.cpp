#include "bornes/utf8.h"

#include <gtest/gtest.h>

namespace bornes::test {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t kNone = std::string_view::npos;

TEST(Utf8, AcceptsTheEndsOfEveryRange) {
    for (const auto text : {""sv, "\x01"sv, "\0"sv, "\x7f"sv, "\xc2\x80"sv, "\xdf\xbf"sv,
                            "\xe0\xa0\x80"sv, "\xed\x9f\xbf"sv, "\xee\x80\x80"sv, "\xef\xbf\xbf"sv,
                            "\xf0\x90\x80\x80"sv, "\xf4\x8f\xbf\xbf"sv})
        EXPECT_EQ(invalid_utf8(text), kNone) << testing::PrintToString(text);
}

TEST(Utf8, RefusesWhatIsNotWellFormed) {
    for (const auto bytes : {"\x80"sv, "\xbf"sv,                      // a continuation byte alone
                             "\xc0\x80"sv, "\xc1\xbf"sv,              // overlong
                             "\xe0\x9f\xbf"sv, "\xf0\x8f\xbf\xbf"sv,  // overlong
                             "\xed\xa0\x80"sv, "\xed\xbf\xbf"sv,      // surrogates
                             "\xf4\x90\x80\x80"sv, "\xf5\x80\x80\x80"sv, "\xff"sv,  // past U+10FFFF
                             "\xc3"sv, "\xe2\x82"sv, "\xf0\x9f\x98"sv,              // cut short
                             "\xc3("
                             ""sv,
                             "\xe2\x82("sv, "\xf0\x9f\x98("sv})  // interrupted by another character
        EXPECT_EQ(invalid_utf8(bytes), 0U) << testing::PrintToString(bytes);
}

TEST(Utf8, SaysWhereTheFirstFaultIs) {
    EXPECT_EQ(invalid_utf8("caf\xc3\xa9 \xff \xff"), 6U);
    EXPECT_EQ(invalid_utf8("abc\xe2\x82"), 3U);
}

TEST(Utf8, CountsCodePoints) {
    EXPECT_EQ(code_points(""), 0U);
    EXPECT_EQ(code_points("Élodie"), 6U);
    EXPECT_EQ(code_points("a€😀"), 3U);
}

TEST(Utf8, MakesAnythingPrintable) {
    EXPECT_EQ(printable("Élodie", 10), "Élodie");
    EXPECT_EQ(printable("a\x1b[31mb\x7f\xc2\x9b", 20), "a�[31mb��");
    EXPECT_EQ(printable("a\xff\xc3", 20), "a��");
    EXPECT_EQ(printable("\u202eliam\u200b \U000e0041", 20), "�liam� �");
    EXPECT_EQ(printable("👩‍🚀", 20), "👩‍🚀");
    EXPECT_EQ(printable("ééééé", 3), "ééé…");
    EXPECT_EQ(printable("ééé", 3), "ééé");
}

TEST(Utf8, QuotesWordsOfAnyLength) {
    EXPECT_EQ(backquoted("rol"), "`rol`");
    EXPECT_EQ(backquoted(std::string(1000000, 'x')), "`" + std::string(40, 'x') + "…`");
}

}  // namespace
}  // namespace bornes::test
