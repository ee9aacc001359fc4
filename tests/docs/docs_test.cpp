// The documents are true: cited rules exist, links have a target, and tables are complete.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "bornes/bornes.h"
#include "bornes/settings.h"

namespace bornes {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

std::string text_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    EXPECT_TRUE(in) << file;
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

std::vector<fs::path> files_under(const fs::path& folder, const std::set<std::string>& endings) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (endings.contains(entry.path().extension().string())) files.push_back(entry.path());
    return files;
}

std::set<std::string> matches(const std::string& text, const std::regex& pattern) {
    std::set<std::string> found;
    for (std::sregex_iterator i(text.begin(), text.end(), pattern), end; i != end; ++i)
        found.insert((*i)[1].str());
    return found;
}

// A heading or a number in bold defines a rule.
std::set<std::string> defined_rules() {
    const std::string text = text_of("docs/rules.md");
    std::set<std::string> rules = matches(text, std::regex("\n## (R[0-9]+) "));
    rules.merge(matches(text, std::regex("\\*\\*(R[0-9]+\\.[0-9]+)[ *]")));
    return rules;
}

TEST(Rules, AreNumberedWithoutGaps) {
    // The last number in each chapter.
    const std::array<int, 10> last{3, 3, 8, 11, 7, 5, 12, 12, 11, 24};
    std::set<std::string> expected;
    for (std::size_t chapter = 1; chapter <= last.size(); ++chapter) {
        const std::string name = "R" + std::to_string(chapter);
        expected.insert(name);
        for (int i = 1; i <= last[chapter - 1]; ++i)
            expected.insert(name + "." + std::to_string(i));
    }
    EXPECT_EQ(defined_rules(), expected);
}

TEST(Rules, ThatAreCitedExist) {
    const std::set<std::string> defined = defined_rules();
    const std::regex citation("\\b(R(?:10|[1-9])(?:\\.[0-9]+)?)\\b(?!\\.[0-9])");
    std::size_t citations = 0;
    for (const char* folder : {"include", "src", "bindings", "tests", "bench", "fuzz", "docs"})
        for (const fs::path& file :
             files_under(folder, {".h", ".cpp", ".md", ".py", ".pyi", ".mjs"}))
            for (const std::string& rule : matches(text_of(file), citation)) {
                EXPECT_TRUE(defined.contains(rule)) << file << " cites " << rule;
                ++citations;
            }
    EXPECT_GT(citations, 100U);
}

// The tests of R4.3 are in a file r4_03_..., which begins with that number. Tests cite the
// decisions of R10 where they apply.
TEST(Rules, EachHaveAFileOfTests) {
    std::string all;
    std::set<std::string> tested;
    for (const fs::path& file : files_under("tests/rules", {".cpp"})) {
        const std::string text = text_of(file);
        const std::string name = file.filename().string();
        std::smatch parts;
        ASSERT_TRUE(std::regex_match(name, parts, std::regex("r([0-9]+)_0?([0-9]+)_.*_test.cpp")))
            << name;
        const std::string rule = "R" + parts[1].str() + "." + parts[2].str();
        EXPECT_THAT(text, testing::StartsWith("// " + rule + ":")) << name;
        EXPECT_TRUE(tested.insert(rule).second) << "two files for " << rule;
        all += text;
    }
    for (const std::string& rule : defined_rules()) {
        if (rule.find('.') == std::string::npos) continue;
        if (rule.starts_with("R10."))
            EXPECT_TRUE(std::regex_search(all, std::regex(rule + "\\b"))) << rule;
        else
            EXPECT_TRUE(tested.contains(rule)) << rule;
    }
}

TEST(Rules, NameEveryCardEditionAndHouseRule) {
    const std::string text = text_of("docs/rules.md");
    for (int i = 0; i < kCardKinds; ++i) {
        std::string entry = "`" + std::string(id(card_at(i)));
        entry.append("` ×").append(std::to_string(count_in_full_deck(card_at(i))));
        EXPECT_THAT(text, HasSubstr(entry));
    }
    for (const Edition edition : kEditions)
        EXPECT_THAT(text, HasSubstr("| `" + std::string(id(edition)) + "` |"));
    for (const Setting& setting : kSettings)
        EXPECT_THAT(text, HasSubstr("| **" + std::string(setting.rule) + "** | `" +
                                    std::string(setting.name) + "` |"));
}

TEST(Documents, TheLadderEndsWithOtherMeasurements) {
    EXPECT_TRUE(text_of("docs/strength.md").ends_with(text_of("bench/besides.md")));
}

TEST(Documents, LinkToFilesThatExist) {
    std::vector<fs::path> files = files_under("docs", {".md"});
    for (const char* file : {"README.md", "CONTRIBUTING.md"}) files.emplace_back(file);
    for (const fs::path& file : files)
        for (const std::string& link :
             matches(text_of(file), std::regex("\\]\\(([^)#:]+)(?:#[^)]*)?\\)")))
            EXPECT_TRUE(fs::exists(file.parent_path() / link)) << file << " links to " << link;
}

TEST(Documents, NameEveryFieldOfTheJson) {
    const std::string text = text_of("docs/record-format.md");
    const Rules rules = make_rules(kDefaultEdition, 2).rules;
    Random random(1);
    Position position = deal(rules, shuffled_deck(rules, random), 1);
    play_out_game(position, random);
    std::string json;
    append_json(json, position);
    append_json(json, view(position, 0));
    for (const std::string& field : matches(json, std::regex("\"([A-Za-z]+)\":"))) {
        const bool named = text.find("`" + field + "`") != std::string::npos ||
                           text.find("\"" + field + "\":") != std::string::npos;
        EXPECT_TRUE(named) << field;
    }
}

}  // namespace
}  // namespace bornes
