// The page for a new game, here or at an online table.
#include "terminal/screen/setup_menu.h"

#include <gtest/gtest.h>

#include "sitting.h"
#include "terminal/draw/table_scene.h"

namespace bornes::terminal {
namespace {

const Voice kEnglish(Language(), kDefaultEdition);
constexpr Key kEnter{KeyKind::enter};
constexpr Key kEscape{KeyKind::escape};
constexpr Key kRight{KeyKind::right};
constexpr Key kDown{KeyKind::down};

TEST(SetupMenu, OneKeyStartsTheGame) {
    KeyedScreen screen(kSmallest, {kEnter});
    SetupMenu menu(screen, kEnglish, setup_with(2, 1));
    EXPECT_EQ(menu.run(), SetupMenu::End::start);
    EXPECT_EQ(menu.setup().players, 2);
}

TEST(SetupMenu, TheSetupCanBeChanged) {
    KeyedScreen screen(kSmallest, {kDown, kRight, kDown, kRight, kDown, kDown, kRight, kDown, kDown,
                                   kDown, letter(U'4'), letter(U'2'), kDown, kEnter});
    SetupMenu menu(screen, kEnglish, setup_with(2, 1));
    ASSERT_EQ(menu.run(), SetupMenu::End::start) << screen.shown().back();
    const auto& setup = menu.setup();
    EXPECT_EQ(setup.edition, Edition::fundex_2010);
    EXPECT_EQ(setup.players, 3);
    EXPECT_EQ(setup.seats[1].bot, Level::casual);
    EXPECT_EQ(setup.seed, 42U);
}

// The menu ignores refusals, so it must not offer a value that is refused.
TEST(SetupMenu, EveryValueThatTheSetupOffersIsAccepted) {
    for (const Setting& setting : kSettings) {
        const std::vector<std::string> values = values_of_setting(setting);
        EXPECT_GE(values.size(), 3U) << setting.name;
        EXPECT_EQ(values.front(), "") << setting.name;
        HouseRules house;
        for (std::size_t i = 1; i < values.size(); ++i)
            EXPECT_FALSE(set_house_rule(house, setting.name, values[i])) << values[i];
    }
}

TEST(SetupMenu, NamesAreTypedWhereAPersonSits) {
    // Start, edition, players, seat 1. Deletes letters and types new ones; `q` would quit
    // elsewhere.
    KeyedScreen screen(
        kSmallest, {kDown, kDown, kDown, Key{KeyKind::backspace}, Key{KeyKind::backspace},
                    Key{KeyKind::backspace}, letter(U'Z'), letter(U'o'), letter(U'ë'), letter(U'q'),
                    letter(U'#'), Key{KeyKind::up}, Key{KeyKind::up}, Key{KeyKind::up}, kEnter});
    SetupMenu menu(screen, kEnglish, setup_with(2, 1));
    EXPECT_EQ(menu.run(), SetupMenu::End::start);
    EXPECT_EQ(menu.setup().seats[0].name, "Zoëq");
    EXPECT_NE(screen.all().find("type the name"), std::string::npos);
}

TEST(SetupMenu, HouseRulesShowWhatTheEditionSaysAndExplainTheRow) {
    KeyedScreen screen(kSmallest,
                       {Key{KeyKind::up}, Key{KeyKind::up}, kEnter, kDown, kEscape, kEscape});
    SetupMenu menu(screen, kEnglish, setup_with(2, 1));
    EXPECT_EQ(menu.run(), SetupMenu::End::back);
    EXPECT_NE(screen.all().find("as in the edition: 700"), std::string::npos) << screen.all();
    EXPECT_NE(screen.all().find("as in the edition: 5000"), std::string::npos);
    EXPECT_NE(screen.all().find("How far a trip goes."), std::string::npos);
}

TEST(SetupMenu, TheSetupSaysWhatTheSeedIsForAndOffersNoArrows) {
    KeyedScreen screen(kSmallest, {Key{KeyKind::up}, kEscape});
    SetupMenu menu(screen, kEnglish, setup_with(2, 1));
    menu.run();
    const std::string& seed = screen.shown().back();
    EXPECT_NE(seed.find("the same number deals the same cards"), std::string::npos) << seed;
    EXPECT_EQ(seed.find("←"), std::string::npos) << seed;
}

// A table of three with a bot, that everybody sees, with a clock and without hints.
TEST(SetupMenu, ANewOnlineTableHasAllItsSettings) {
    KeyedScreen screen(kSmallest, {kDown, kDown,  kDown,        kRight, kDown,  kDown, kRight,
                                   kDown, kDown,  kRight,       kDown,  kRight, kDown, kRight,
                                   kDown, kRight, letter(U'q'), kDown,  kDown,  kEnter});
    SetupMenu menu(screen, kEnglish, setup_with(2, 1), protocol::Terms{});
    EXPECT_EQ(menu.run(), SetupMenu::End::back) << "q goes back";
    EXPECT_EQ(menu.run(), SetupMenu::End::start) << screen.shown().back();
    const protocol::Options table = menu.table();
    EXPECT_EQ(table.players, 3);
    EXPECT_EQ(table.bots[1], std::nullopt);
    EXPECT_EQ(table.bots[2], Level::novice);
    EXPECT_TRUE(table.listed);
    EXPECT_EQ(table.clock_s, 15);
    EXPECT_EQ(table.pause_s, 60);
    EXPECT_FALSE(table.hints);
    EXPECT_EQ(table.window_s, 5);
    for (const char* text :
         {"Make the table", "Seat 2", "free", "bot, novice", "House rules",
          "Make a table that everybody can see", "Time per turn", "Pause between hands",
          "not at this table", "call it within 5 s", "You get a link to send to the others."})
        EXPECT_NE(screen.all().find(text), std::string::npos) << text << screen.all();
    for (const char* text : {"Seat 1", "Seed", "quit"})
        EXPECT_EQ(screen.all().find(text), std::string::npos) << text;
}

TEST(SetupMenu, AValueThatIsCutOffStandsInFullAtTheBottom) {
    KeyedScreen screen(kSmallest, {Key{KeyKind::up}, Key{KeyKind::up}, kEnter, kDown, kDown, kDown,
                                   kEscape, kEscape});
    SetupMenu menu(screen, kEnglish, setup_with(2, 1));
    menu.run();
    EXPECT_NE(screen.all().find("as in the edition: any pile with a card, or a rolling team\n"),
              std::string::npos)
        << screen.all();
}

}  // namespace
}  // namespace bornes::terminal
