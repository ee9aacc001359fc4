// A faulty catalogue fails the build. The message names the place and says what to do.
#include "catalogue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "generate.h"

namespace bornes::words {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

constexpr const char* kEnglishFacts = R"(  "@@locale": "en",
  "@@name": "English",
  "@@plural": "one: n = 1",
  "@@grouped": "1,000.5",
  "@@beside": "xx")";
constexpr const char* kOtherFacts = R"(  "@@locale": "xx",
  "@@name": "Xish",
  "@@plural": "one: n = 0,1",
  "@@grouped": "1.000,5",
  "@@beside": "en")";

// A folder with English and another language. The first entry of each is on line 7.
class Folder {
public:
    Folder(const std::string& english, const std::string& other) {
        const ::testing::TestInfo* test = ::testing::UnitTest::GetInstance()->current_test_info();
        path_ = std::filesystem::path(::testing::TempDir()) / test->name() / "words";
        std::filesystem::create_directories(path_);
        write("en.json", kEnglishFacts, english);
        write("xx.json", kOtherFacts, other);
        catalogues_ = read_folder(path_.string(), faults_);
        if (faults_.empty()) check(catalogues_, faults_);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() { std::filesystem::remove_all(path_.parent_path()); }

    const Faults& faults() const { return faults_; }
    const std::vector<Catalogue>& catalogues() const { return catalogues_; }

private:
    void write(const char* name, const std::string& facts, const std::string& entries) const {
        std::ofstream(path_ / name)
            << "{\n"
            << facts << (entries.empty() ? "" : ",\n") << entries << "\n}\n";
    }

    std::filesystem::path path_;
    std::vector<Catalogue> catalogues_;
    Faults faults_;
};

Faults faults_of(const std::string& english, const std::string& other) {
    return Folder(english, other).faults();
}

TEST(Catalogue, AcceptsMessagesVariantsAndNotes) {
    EXPECT_THAT(faults_of(R"(  "@a": {"description": "what \"a\" is"},
  "a": "x",
  "a@classic-km": "q \"x\"",
  "b.c-d": "{name} plays {n, plural, one {# card} other {# cards}}")",
                          R"(  "a": "y",

  "b.c-d": "{n, plural, other {#}} {name}")"),
                IsEmpty());
}

TEST(Catalogue, ListsWhatALanguageLacks) {
    const Folder folder("  \"a\": \"x\",\n  \"b\": \"x\"", "  \"b\": \"y\"");
    EXPECT_THAT(folder.faults(), IsEmpty());
    EXPECT_THAT(missing_keys(folder.catalogues()[0], folder.catalogues()[1]), ElementsAre("a"));
    EXPECT_THAT(missing_keys(folder.catalogues()[0], folder.catalogues()[0]), IsEmpty());
}

TEST(Catalogue, FallsBackToTheReferenceWithItsVariants) {
    const Folder folder("  \"a\": \"first\",\n  \"a@classic-km\": \"second\"", "");
    const std::string source = generate(folder.catalogues()).source;
    const std::string other = source.substr(source.find("k_xx"));
    EXPECT_THAT(other, HasSubstr("\"first\""));
    EXPECT_THAT(other, HasSubstr("\"second\""));
}

TEST(Catalogue, TakesTheQuotesOfAWordAway) {
    const Folder folder("  \"a\": \"'{' it''s\"", "");
    EXPECT_THAT(generate(folder.catalogues()).source, HasSubstr("\"{ it's\""));
}

TEST(Catalogue, RefusesAKeyThatEnglishDoesNotHave) {
    EXPECT_THAT(faults_of("  \"a\": \"x\"", "  \"b\": \"y\""),
                ElementsAre(HasSubstr("words/xx.json:7: b: English has no such key: correct")));
    EXPECT_THAT(faults_of("  \"a\": \"x\",\n  \"b@classic-km\": \"x\"", ""),
                ElementsAre(HasSubstr("words/en.json:8: b@classic-km: English has no such key")));
}

TEST(Catalogue, RefusesPlaceholdersThatDiffer) {
    EXPECT_THAT(faults_of("  \"a\": \"{name}\"", "  \"a\": \"{nom}\""),
                ElementsAre(HasSubstr("words/xx.json:7: a: {name} is missing: English says"),
                            HasSubstr("words/xx.json:7: a: English has no {nom}")));
    EXPECT_THAT(faults_of("  \"a\": \"x\",\n  \"a@classic-km\": \"{z}\"", ""),
                ElementsAre(HasSubstr("words/en.json:8: a@classic-km: English has no {z}")));
}

TEST(Catalogue, RefusesBranchesThatCannotBeTaken) {
    EXPECT_THAT(faults_of("  \"a\": \"{n, plural, other {#}}\"",
                          "  \"a\": \"{n, plural, few {#} other {#}}\""),
                ElementsAre(HasSubstr("the language has no plural form `few`")));
    EXPECT_THAT(faults_of("  \"a\": \"{n}\"", "  \"a\": \"{n, plural, other {#}}\""),
                ElementsAre(HasSubstr("English does not count it")));
    EXPECT_THAT(faults_of("  \"a\": \"{w, select, you {x} other {y}}\"",
                          "  \"a\": \"{w, select, me {x} other {y}}\""),
                ElementsAre(HasSubstr("English has no branch `me`, only `other`, `you`")));
}

TEST(Catalogue, RefusesBrokenSyntax) {
    EXPECT_THAT(faults_of("  \"a\": \"{n, plural, one {x}}\"", ""),
                ElementsAre(HasSubstr("words/en.json:7: a: {n}: the branch `other {...}`")));
}

TEST(Catalogue, RefusesAKeyThatComesTwice) {
    EXPECT_THAT(faults_of("  \"a\": \"x\",\n  \"a\": \"y\"", ""),
                ElementsAre(HasSubstr("words/en.json:8: a: this key is here twice")));
}

TEST(Catalogue, RefusesWhatIsNotAnEntry) {
    EXPECT_THAT(faults_of("nonsense", ""), Contains(HasSubstr("words/en.json:7: not an entry")));
    EXPECT_THAT(faults_of("  \"A\": \"x\"", ""), ElementsAre(HasSubstr("a key has small letters")));
    EXPECT_THAT(faults_of("  \"a\": \"\"", ""), ElementsAre(HasSubstr("the text is missing")));
    EXPECT_THAT(faults_of(R"(  "a": "\n")", ""), Contains(HasSubstr("has an escape other than")));
    EXPECT_THAT(faults_of("  \"a\": \"x\" \"b\": \"y\"", ""),
                ElementsAre(HasSubstr("one entry per line")));
    EXPECT_THAT(faults_of("  \"@a\": \"x\"", ""), Contains(HasSubstr("a note for translators")));
    EXPECT_THAT(faults_of("  \"@@size\": \"x\"", ""),
                ElementsAre(HasSubstr("@@size is not known")));
}

TEST(Catalogue, RefusesCommasThatJsonDoes) {
    EXPECT_THAT(faults_of("  \"a\": \"x\"\n  \"b\": \"x\"", ""),
                ElementsAre(HasSubstr("words/en.json:8: the line before this one needs a comma")));
    EXPECT_THAT(faults_of("  \"a\": \"x\",", ""),
                ElementsAre(HasSubstr("the last entry must not end with a comma")));
}

TEST(Catalogue, RefusesALanguageWithoutItsFacts) {
    const auto folder = std::filesystem::path(::testing::TempDir()) / "facts";
    std::filesystem::create_directories(folder);
    std::ofstream(folder / "en.json") << "{\n  \"@@plural\": \"one\"\n}\n";
    Faults faults;
    const auto catalogues = read_folder(folder.string(), faults);
    EXPECT_THAT(faults, Contains(HasSubstr("facts/en.json:1: write \"@@locale\": \"en\"")));
    EXPECT_THAT(faults, Contains(HasSubstr("\"@@name\" is missing")));
    EXPECT_THAT(faults, Contains(HasSubstr("\"@@plural\" must be a rule of the CLDR")));
    EXPECT_THAT(faults, Contains(HasSubstr("\"@@grouped\" must be the smallest number")));
    faults.clear();
    check(catalogues, faults);
    EXPECT_THAT(faults, ElementsAre(HasSubstr("\"@@beside\" must be another language")));
    std::filesystem::remove_all(folder);
    faults.clear();
    read_folder(folder.string(), faults);
    EXPECT_THAT(faults, Not(IsEmpty()));
}

}  // namespace
}  // namespace bornes::words
