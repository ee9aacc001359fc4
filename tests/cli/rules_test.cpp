// `bornes rules`: the page about the rules of a game, and the table of differences.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <vector>

#include "bornes/rules.h"
#include "bornes/settings.h"
#include "bornes/utf8.h"
#include "cli/program.h"

namespace bornes::test {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

// The text without line breaks, to search for sentences.
std::string flowing(const std::string& text) {
    std::string words;
    std::istringstream in(text);
    for (std::string word; in >> word;) words.append(words.empty() ? "" : " ").append(word);
    return words;
}

std::string page(const std::string& arguments) {
    const Outcome outcome = Workshop().bornes("rules " + arguments);
    EXPECT_EQ(outcome.exit, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "");
    return flowing(outcome.out);
}

void expect_within(const std::string& text, std::size_t columns, std::size_t most_lines) {
    const auto lines = lines_of(text);
    EXPECT_LE(lines.size(), most_lines);
    for (const std::string& line : lines) {
        EXPECT_LE(code_points(line), columns) << line;
        EXPECT_FALSE(line.ends_with(' ')) << line;
    }
}

TEST(RulesPage, FitsTheScreenForEveryTable) {
    const Workshop workshop;
    for (const Edition edition : kEditions)
        for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
            if (!make_rules(edition, players)) continue;
            const std::string arguments =
                std::string(id(edition)) + " --players " + std::to_string(players);
            SCOPED_TRACE(arguments);
            const Outcome outcome = workshop.bornes("rules " + arguments);
            ASSERT_EQ(outcome.exit, 0) << outcome.err;
            expect_within(outcome.out, 80, 85);
            EXPECT_GT(lines_of(outcome.out).size(), 50U);
        }
}

TEST(RulesPage, IsOfTheEditionThatIsUsualInTheLanguage) {
    EXPECT_EQ(page("--lang fr"), page("classic-km --lang fr"));
    EXPECT_EQ(page("--lang de"), page("parker-1988 --lang de"));
}

TEST(RulesPage, IsOfTheDefaultEditionUnlessSaid) {
    EXPECT_EQ(page(""), page("parker-1988 --players 2"));
    EXPECT_THAT(page(""), StartsWith("parker-1988, 2 players ="));
    EXPECT_THAT(page(""), HasSubstr("= the revised American game: a hazard may cover a hazard"));
}

TEST(RulesPage, SpeaksAsTheEditionDoes) {
    EXPECT_THAT(page("parker-1962"), HasSubstr("Red Light ×4 Roll ×14"));
    EXPECT_THAT(page("parker-1962"), HasSubstr("as a Prevention"));
    EXPECT_THAT(page("parker-1988"), Not(HasSubstr("Prevention")));
    EXPECT_THAT(page("fundex-2010"), HasSubstr("Distance cards need Go! on top"));
    EXPECT_THAT(page("classic-km"), HasSubstr("exactly 700 km"));
    const std::string french = page("parker-1971-fr");
    for (const char* word : {"milles", "obstacle", "parade", "botte", "Couronnement", "Sans étape",
                             "Capot", "Allonge", "Véhicule prioritaire", "as a prévention"})
        EXPECT_THAT(french, HasSubstr(word));
}

TEST(RulesPage, SpeaksEveryLanguageWithinTheScreen) {
    const Workshop workshop;
    std::set<std::string> pages;
    for (const std::string language : {"en", "de", "es", "fr", "it", "nl"})
        for (const std::string edition : {"parker-1962", "fundex-2010", "classic-km"}) {
            SCOPED_TRACE(language + " " + edition);
            const Outcome outcome = workshop.bornes("rules " + edition + " --lang " + language);
            EXPECT_EQ(outcome.exit, 0) << outcome.err;
            expect_within(outcome.out, 80, 100);
            EXPECT_TRUE(pages.insert(outcome.out).second) << "the same as another one";
        }
    EXPECT_THAT(page("classic-km --lang de"), HasSubstr("Eine Runde endet"));
    EXPECT_THAT(page("parker-1988 --lang fr"), HasSubstr("Feu vert ×14"));
}

TEST(RulesPage, IsPlainAsciiWhereTheTerminalShowsNoMore) {
    for (const std::string command :
         {"LC_ALL=C bornes rules --lang fr", "bornes rules --lang de --ascii"}) {
        const Outcome outcome = Workshop().shell(command);
        EXPECT_EQ(outcome.exit, 0) << outcome.err;
        for (const char c : outcome.out) ASSERT_LT(static_cast<unsigned char>(c), 0x80U) << command;
    }
    // The locale is not installed, but the terminal shows UTF-8 anyway.
    EXPECT_THAT(Workshop().shell("LC_ALL=fr_XX.UTF-8 bornes rules").out, HasSubstr("équipe"));
}

TEST(RulesPage, GoesByTheNumberOfPlayers) {
    EXPECT_THAT(page("--players 2"), HasSubstr("The cards, 101 of them"));
    EXPECT_THAT(page("--players 4"), HasSubstr("The cards, 106 of them"));
    EXPECT_THAT(page("--players 4"), HasSubstr("seats 1 and 3 against 2 and 4."));
    EXPECT_THAT(page("--players 6"), HasSubstr("seats 1 and 4 against 2 and 5 against 3 and 6."));
    EXPECT_THAT(page("--players 3"), HasSubstr("Then the trip is 1,000 miles for everybody"));
    EXPECT_THAT(page("--players 4"), Not(HasSubstr("extension")));
}

// A house rule, and what the page of the default edition says with and without it.
struct Change {
    const char* setting;
    const char* with;
    const char* without;
};

TEST(RulesPage, ShowsEveryHouseRule) {
    const std::string own = page("");
    for (const Change& change : {
             Change{"deck=full", "The cards, 106 of them", "The cards, 101 of them"},
             Change{"target=500", "exactly 500 miles", "exactly 700 miles"},
             Change{"extension=1200", "the trip is 1,200 miles", "the trip is 1,000 miles"},
             Change{"attack=rolling", "A team that is stopped already cannot be stopped",
                    "One hazard may cover"},
             Change{"right-of-way-clears=yes", "it sends every Stop", "then stays there"},
             Change{"refill=next-turn", "drawing one card", "drawing up to seven cards"},
             Change{"extension-lost=nobody", "otherwise nobody", "if another does, each opponent"},
             Change{"shut-out=each", "for each opponent that has no distance card",
                    "if no opponent has a distance card"},
             Change{"goal=2000", "until a team has 2,000 points", "until a team has 5,000 points"},
             Change{"goal=race", "One race, no points", "Points of a hand"},
         }) {
        SCOPED_TRACE(change.setting);
        const std::string changed = page(std::string("--set ") + change.setting);
        EXPECT_THAT(own, HasSubstr(change.without));
        EXPECT_THAT(own, Not(HasSubstr(change.with)));
        EXPECT_THAT(changed, HasSubstr(change.with));
        EXPECT_THAT(changed, Not(HasSubstr(change.without)));
    }
    EXPECT_THAT(page("--players 4 --set teams=solo"), HasSubstr("Everybody plays alone."));
    EXPECT_THAT(page("--set goal=2000 --set deck=full"),
                HasSubstr("House rules of this page deck full goal 2000"));
    EXPECT_THAT(own, Not(HasSubstr("House rules")));
}

TEST(RulesPage, RefusesImpossibleRules) {
    const Workshop workshop;
    const Outcome unknown = workshop.bornes("rules parker-1999");
    EXPECT_EQ(unknown.exit, 2);
    EXPECT_EQ(unknown.out, "");
    EXPECT_THAT(unknown.err, HasSubstr("parker-1999"));
    for (const Edition edition : kEditions)
        EXPECT_THAT(unknown.err, HasSubstr(std::string(id(edition))));
    for (const char* arguments :
         {"--players 5", "--players 7", "--players x", "--set target=1000", "--set target=710",
          "--set colour=red", "--set goal", "--compare parker-1988", "--compare --players 3",
          "parker-1988 parker-1962", "--no-such-option"}) {
        SCOPED_TRACE(arguments);
        const Outcome outcome = workshop.bornes(std::string("rules ") + arguments);
        EXPECT_EQ(outcome.exit, 2);
        EXPECT_EQ(outcome.out, "");
        EXPECT_NE(outcome.err, "");
    }
}

TEST(RulesComparison, FitsTheScreen) {
    for (const char* language : {"en", "fr", "de", "es", "it", "nl"}) {
        SCOPED_TRACE(language);
        const Outcome outcome =
            Workshop().bornes(std::string("rules --compare --lang ") + language);
        EXPECT_EQ(outcome.exit, 0);
        expect_within(outcome.out, 80, 80);
        for (const Edition edition : kEditions)
            EXPECT_THAT(outcome.out, HasSubstr(std::string(id(edition))));
    }
}

// The first column stands for both editions, so they may differ only in words (R8).
TEST(RulesComparison, MayPut1962And1971InOneColumn) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        Rules french = make_rules(Edition::parker_1971_fr, players).rules;
        french.edition = Edition::parker_1962;
        EXPECT_EQ(french, make_rules(Edition::parker_1962, players).rules);
    }
}

TEST(RulesComparison, SaysWhatDiffers) {
    const std::string table = flowing(Workshop().bornes("rules --compare --lang en").out);
    for (const char* row :
         {"deck short, 101 short, 101 full, 106 full, 106",
          "target 700 (2, 3, 6); 700 (2, 3, 6); 1000 700 (2, 3, 6);",
          "lost extension the opponents the opponents, - nobody",
          "shut-out counts once once - for each", "game to 5000 5000 one race, no 5000"})
        EXPECT_THAT(table, HasSubstr(row));
}

TEST(RulesComparison, HasARowForEverySetting) {
    const std::string table = Workshop().bornes("rules --compare --lang en").out;
    std::size_t lines = 0;
    for (std::size_t at = table.find("\n---"); at != std::string::npos;
         at = table.find("\n---", at + 1))
        ++lines;
    EXPECT_EQ(lines, kSettings.size() + 3);  // around players, settings and words
}

}  // namespace
}  // namespace bornes::test
