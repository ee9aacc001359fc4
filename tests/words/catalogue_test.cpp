// What is wrong with a catalogue is found when it is built, and said with its place.
#include "catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace bornes::words {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::vector<std::string> faults_of(const std::string& entries) {
    const ::testing::TestInfo* test = ::testing::UnitTest::GetInstance()->current_test_info();
    const auto folder = std::filesystem::path(::testing::TempDir()) / test->name();
    std::filesystem::create_directories(folder);
    const std::string path = (folder / "area.json").string();
    std::ofstream(path) << "{\n" << entries << "\n}\n";
    std::vector<Entry> read;
    std::vector<std::string> faults;
    read_file(path, read, faults);
    if (faults.empty()) check(read, faults);
    std::filesystem::remove_all(folder);
    return faults;
}

TEST(Catalogue, AcceptsWordsPhrasesAndVariants) {
    EXPECT_THAT(faults_of(R"(  "a": {"en": "x", "fr": "y"},
  "a@classic-km": {"en": "q \"x\"", "fr": "y"},
  "b.c-d": {"en": "{name} plays", "fr": "joue {name}"})"),
                IsEmpty());
}

TEST(Catalogue, RefusesAMissingLanguage) {
    EXPECT_THAT(faults_of(R"(  "a": {"en": "x"})"),
                ElementsAre(HasSubstr("area.json:2: a language")));
    EXPECT_THAT(faults_of(R"(  "a": {"en": "x", "fr": ""})"), ElementsAre(HasSubstr("a text is")));
    EXPECT_THAT(faults_of(R"(  "a": {"en": "x", "de": "y"})"), ElementsAre(HasSubstr("languages")));
}

TEST(Catalogue, RefusesPlaceholdersThatDiffer) {
    EXPECT_THAT(faults_of(R"(  "a": {"en": "{name}", "fr": "{nom}"})"),
                ElementsAre(HasSubstr("area.json:2: area.a: the placeholders differ")));
    EXPECT_THAT(faults_of(R"(  "a": {"en": "x", "fr": "y"},
  "a@classic-km": {"en": "{z}", "fr": "{z}"})"),
                ::testing::Each(HasSubstr("area.json:3")));
    EXPECT_THAT(faults_of(R"(  "a": {"en": "{", "fr": "{"})"),
                ElementsAre(HasSubstr("one word in braces")));
}

TEST(Catalogue, RefusesAKeyThatComesTwice) {
    EXPECT_THAT(faults_of("  \"a\": {\"en\": \"x\", \"fr\": \"y\"},\n"
                          "  \"a\": {\"en\": \"x\", \"fr\": \"y\"}"),
                ElementsAre(HasSubstr("area.json:3: area.a: stands there twice")));
}

TEST(Catalogue, RefusesAVariantOfNothing) {
    EXPECT_THAT(faults_of(R"(  "a@classic-km": {"en": "x", "fr": "y"})"),
                ElementsAre(HasSubstr("not there")));
}

TEST(Catalogue, RefusesAnythingElse) {
    EXPECT_THAT(faults_of("nonsense"), ElementsAre(HasSubstr("area.json:2: not an entry")));
    EXPECT_THAT(faults_of(R"(  "A": {"en": "x", "fr": "y"})"), ElementsAre(HasSubstr("a key has")));
    EXPECT_THAT(faults_of(R"(  "a": {"en": "x", "fr": "y", "de": "z"})"),
                ElementsAre(HasSubstr("a language too many")));
}

}  // namespace
}  // namespace bornes::words
