// The page behind the link of a table, as a messenger sees it.
#include "server/invitation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace bornes::server {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string page(const std::string& name, const std::string& language) {
    tables::Options options;
    options.players = 4;
    const tables::State state("kXq0Zc1m2n3b4v5c6x7z8A", {"ann"}, options);
    return invitation_page({"https://play.example.org", state.id(), preferred_language(language)},
                           state, name);
}

TEST(Invitation, SaysWhoInvitesToWhatInTheLanguageOfTheRequest) {
    const std::string english = page("Ann", "");
    EXPECT_THAT(english, HasSubstr("<html lang=\"en\">"));
    EXPECT_THAT(english, HasSubstr("<title>Ann invites you to play</title>"));
    EXPECT_THAT(english, HasSubstr("property=\"og:description\" content=\"Ann invites you to a "
                                   "game for four, 1988 rules.\""));
    EXPECT_THAT(page("Ann", "de-AT,en;q=0.5"), HasSubstr("zu einem Spiel zu viert ein"));
    EXPECT_THAT(page("Ann", "fr"), HasSubstr("og:image\" content=\"https://play.example.org/"
                                             "postcard-fr.png\""));
}

TEST(Invitation, LeadsPeopleToTheTableWithoutScripts) {
    const std::string html = page("Ann", "");
    EXPECT_THAT(html, HasSubstr("content=\"0; url=../#/t/kXq0Zc1m2n3b4v5c6x7z8A\""));
    EXPECT_THAT(html, HasSubstr("<a href=\"../#/t/kXq0Zc1m2n3b4v5c6x7z8A\">"));
    EXPECT_THAT(html, Not(HasSubstr("<script")));
}

TEST(Invitation, TakesNoMarkupFromANameOrAnAddress) {
    const std::string html = page("<b>\"&", "");
    EXPECT_THAT(html, HasSubstr("&lt;b&gt;&quot;&amp; invites"));
    EXPECT_THAT(html, Not(HasSubstr("<b>")));
    EXPECT_THAT(missing_table_page({"http://\"><b>", "x", {}}), Not(HasSubstr("<b>")));
}

TEST(Invitation, PrefersTheLanguagesOfTheHeaderByWeight) {
    EXPECT_EQ(preferred_language("").id(), "en");
    EXPECT_EQ(preferred_language("ja, *;q=0.1").id(), "en");
    EXPECT_EQ(preferred_language("fr-CA").id(), "fr");
    EXPECT_EQ(preferred_language("de;q=0.3, nl;q=0.7, it;q=0.7").id(), "nl");
    EXPECT_EQ(preferred_language("es;q=0, it;q=0.001").id(), "it");
    EXPECT_EQ(preferred_language("es;q=x,,;q=").id(), "en");
}

}  // namespace
}  // namespace bornes::server
