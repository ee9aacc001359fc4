// A canvas clips, wraps and folds. Foreign text cannot shift the text beside it.
#include "terminal/draw/canvas.h"

#include <gtest/gtest.h>

#include <set>

#include "terminal/draw/ascii.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

TEST(Canvas, TextIsClippedAtEveryEdge) {
    Canvas canvas({5, 2});
    EXPECT_EQ(canvas.put(-2, 0, "abcdefghi"), 7);
    canvas.put(0, 2, "below");
    EXPECT_EQ(canvas.text(), "cdefg\n\n");
}

TEST(Canvas, LongTextEndsInAnEllipsis) {
    Canvas canvas({8, 1});
    EXPECT_EQ(canvas.put_within(0, 0, 5, "Véhicule"), 5);
    EXPECT_EQ(canvas.row(0), "Véhi…");
}

TEST(Canvas, WideAndInvisibleLettersTakeOneCell) {
    EXPECT_EQ(width_of("é"), 1);
    EXPECT_EQ(width_of("車e\u0301\u200b"), 4);
    EXPECT_EQ(width_of("\x1b[2J"), 4);
    EXPECT_EQ(cells_of("\x1b")[0], U'\ufffd');
    EXPECT_EQ(cells_of("\xff"), U"\ufffd");
    EXPECT_EQ(cells_of("a\xe9"), U"\ufffd");
    EXPECT_EQ(cells_of("so\u00adft \u202e🚗"), U"so\ufffdft \ufffd\ufffd");
    const std::u32string signs = U"▶▲●◆⌂✕✓✗…·–—’«»←→↑↓█▀▄▟▙▐▌◢◣▛▜◖◗─│╭╮╰╯━┃┏┓┗┛├┤╌═╱";
    std::string text;
    for (const char32_t sign : signs) append_utf8(text, sign);
    EXPECT_EQ(cells_of(text), signs);
}

TEST(Canvas, LinesAreBrokenBetweenWords) {
    EXPECT_EQ(wrapped("one two three", 7), (std::vector<std::string>{"one two", "three"}));
    EXPECT_EQ(wrapped("", 7), std::vector<std::string>{});
    EXPECT_EQ(wrapped("a-word-too-long x", 4), (std::vector<std::string>{"a-word-too-long", "x"}));
}

TEST(Canvas, NoLineBeginsWithASignThatFrenchSetsOff) {
    EXPECT_EQ(wrapped("Coup fourré ! Vous", 12),
              (std::vector<std::string>{"Coup", "fourré !", "Vous"}));
    EXPECT_EQ(wrapped("Ann : « Aïe »", 7), (std::vector<std::string>{"Ann :", "« Aïe »"}));
}

TEST(Canvas, AsciiHasSomethingForEverySignAndAccent) {
    EXPECT_EQ(ascii_of("▲ Crevé, à l’arrêt…"), "^ Creve, a l'arret...");
    EXPECT_EQ(ascii_of("12 ± 3  100"), "12 +- 3 100") << "columns stay where they are";
    EXPECT_EQ(ascii_of("╭─╮│⌂●◆×"), "+-+|=o#x");
    EXPECT_EQ(ascii_of("車"), "?");
    EXPECT_EQ(ascii_of("¡Ganas! ¿Cuántos? n.º 2, n° 2, 4ᵉ"), "!Ganas! ?Cuantos? n.o 2, no 2, 4e");
    EXPECT_EQ(ascii_of("Straße    Tempo"), "Strasse   Tempo") << "columns stay where they are";
    EXPECT_EQ(ascii_of(U'ß'), 's');
    EXPECT_EQ(ascii_of("ÀÉÎÔÛÇ äñőš"), "AEIOUC anos");
}

// A legend or a table can show these signs beside each other.
TEST(Canvas, SignsThatMeanSomethingElseDifferInAscii) {
    for (const std::u32string_view signs : {U"▲●◆⌂✕✓▶·…", U"☀☁☂△▲†"}) {
        std::set<char> plain;
        for (const char32_t sign : signs)
            EXPECT_TRUE(plain.insert(ascii_of(sign)).second) << ascii_of(sign);
    }
}

TEST(Canvas, TextThatWasCutOffShowsItInAscii) {
    Canvas canvas({12, 3});
    canvas.put_within(0, 0, 4, "Simone");
    canvas.put(4, 0, " 100");
    canvas.put(0, 1, "thinking…");
    canvas.put_within(8, 2, 4, "Simone");
    EXPECT_EQ(in_ascii(canvas).text(), "Sim~ 100\nthinking...\n        Sim~\n");
}

TEST(Canvas, SimplifiedTextHasSmallLettersAndSingleBlanks) {
    EXPECT_EQ(simplified("  Panne d’ESSENCE !"), "panne d essence");
    EXPECT_EQ(simplified("ÉCARTER 2"), "ecarter 2");
    EXPECT_EQ(simplified("?!"), "");
}

TEST(Canvas, BytesComeOutAsTheyWentIn) {
    Canvas canvas({6, 1});
    canvas.put(0, 0, "aé…\U0001d11e");
    EXPECT_EQ(canvas.row(0), "aé…\U0001d11e");
}

}  // namespace
}  // namespace bornes::terminal
