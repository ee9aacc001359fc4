// The full screen by keys, without a terminal.
#include "terminal/screen/full_screen.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "sitting.h"
#include "terminal/draw/table_scene.h"
#include "terminal/screen/keys.h"
#include "terminal/screen/setup_menu.h"

namespace bornes::terminal {
namespace {

using Chosen = Setup;  // inside a TEST the name means something else

const Voice kEnglish(Language(), kDefaultEdition);
constexpr Key kEnter{KeyKind::enter};
constexpr Key kEscape{KeyKind::escape};
constexpr Key kRight{KeyKind::right};
constexpr Key kDown{KeyKind::down};

TEST(FullScreen, AKeyAndTheGameIsSetUp) {
    KeyedScreen screen(kSmallest, {kEnter});
    const SetupChoice choice = SetupMenu(screen, kEnglish, setup_with(2, 1), std::nullopt).run();
    ASSERT_TRUE(std::holds_alternative<Chosen>(choice));
    EXPECT_EQ(std::get<Chosen>(choice).players, 2);
}

TEST(FullScreen, TheSetupCanBeChanged) {
    KeyedScreen screen(kSmallest, {kDown, kRight, kDown, kRight, kDown, kDown, kRight, kDown, kDown,
                                   kDown, letter(U'4'), letter(U'2'), kDown, kEnter});
    const SetupChoice choice = SetupMenu(screen, kEnglish, setup_with(2, 1), std::nullopt).run();
    ASSERT_TRUE(std::holds_alternative<Chosen>(choice)) << screen.shown().back();
    const Chosen& setup = std::get<Chosen>(choice);
    EXPECT_EQ(setup.edition, Edition::fundex_2010);
    EXPECT_EQ(setup.players, 3);
    EXPECT_EQ(setup.seats[1].bot, Level::casual);
    EXPECT_EQ(setup.seed, 42U);
}

// The menu does not ask whether a value was taken.
TEST(FullScreen, EveryValueThatTheSetupOffersIsOne) {
    for (const Setting& setting : kSettings) {
        const std::vector<std::string> values = values_of_setting(setting);
        EXPECT_GE(values.size(), 3U) << setting.name;
        EXPECT_EQ(values.front(), "") << setting.name;
        HouseRules house;
        for (std::size_t i = 1; i < values.size(); ++i)
            EXPECT_FALSE(set_house_rule(house, setting.name, values[i])) << values[i];
    }
}

TEST(FullScreen, TheLastGameIsOfferedFirst) {
    KeyedScreen screen(kSmallest, {kEnter});
    const SetupChoice choice =
        SetupMenu(screen, kEnglish, setup_with(2, 1), LastGame{"game.bornes", "about it"}).run();
    EXPECT_TRUE(std::holds_alternative<LastGame>(choice));
    EXPECT_NE(screen.all().find("about it"), std::string::npos);
}

TEST(FullScreen, DiscardsAndQuits) {
    const Folder folder;
    Session session(setup_with(2, 1), folder.file());
    KeyedScreen screen(kSmallest, {letter(U'd'), letter(U'3'), letter(U'q')});
    FullScreen(screen, session, kEnglish, {0}).run();
    const auto& actions = session.record().hands.back().actions;
    ASSERT_GE(actions.size(), 1U);
    EXPECT_EQ(actions[0].verb(), Verb::discard);
    EXPECT_NE(screen.all().find("You discard "), std::string::npos);
}

TEST(FullScreen, SaysWhyACardCannotBePlayed) {
    const Folder folder;
    Session session(setup_with(2, 1, 3), folder.file());
    KeyedScreen screen(kSmallest, {letter(U'1'), letter(U'q')});
    FullScreen(screen, session, kEnglish, {0}).run();
    EXPECT_NE(screen.all().find("You need a Roll"), std::string::npos) << screen.all();
}

TEST(FullScreen, TheChosenCardSaysWhatItDoesOrWhyItCannotBePlayed) {
    const Folder folder;
    Session session(setup_with(2, 1, 3), folder.file());
    KeyedScreen screen(kSmallest, {kRight, letter(U'd'), letter(U'q')});
    FullScreen(screen, session, kEnglish, {0}).run();
    EXPECT_NE(screen.shown()[0].find("Roll / Feu vert: lets you drive"), std::string::npos);
    EXPECT_NE(screen.shown()[1].find("50 miles: You need a Roll"), std::string::npos)
        << screen.shown()[1];
    EXPECT_NE(screen.shown()[2].find("takes you 50 miles further"), std::string::npos);
}

TEST(FullScreen, UndoTakesBack) {
    const Folder folder;
    Session session(setup_with(2, 1), folder.file());
    KeyedScreen screen(kSmallest, {letter(U'd'), letter(U'1'), letter(U'u'), letter(U'q')});
    FullScreen(screen, session, kEnglish, {0}).run();
    EXPECT_TRUE(session.record().hands.back().actions.empty());
}

// A game whose first hand goes on where the record's first seat chose that action.
Record cut_before(std::string_view name, Action action) {
    const auto file = std::filesystem::path("tests/playthroughs") / name;
    Record record = std::get<Record>(load(file.string() + ".bornes"));
    record.hands.resize(1);
    std::vector<Action>& actions = record.hands[0].actions;
    actions.erase(std::find(actions.begin(), actions.end(), action), actions.end());
    return record;
}

TEST(FullScreen, QuestionsHaveTheKeysOfAnyOtherTime) {
    for (const Record& record : {cut_before("parker-1962_2", Action::coup_fourre(Card::extra_tank)),
                                 cut_before("parker-1988_3", Action::extend())}) {
        const Folder folder;
        Session session(record, folder.file());
        session.set_thinking_time(1);
        KeyedScreen screen(kSmallest, {kEscape, letter(U's'), kEscape, letter(U'?'), kEscape,
                                       letter(U'w'), letter(U'h'), letter(U'u'), letter(U'q')});
        FullScreen(screen, session, kEnglish, {0}).run();
        const std::string keys = keys_line(kEnglish, {Mode::question}, kSmallest.width);
        EXPECT_NE(screen.shown()[0].find(keys), std::string::npos) << screen.shown()[0];
        EXPECT_EQ(screen.shown()[1], screen.shown()[0]) << "there is nowhere to go back to";
        for (const Word word :
             {Word::score_title, Word::terminal_key_scroll, Word::table_hint_thinking})
            EXPECT_NE(screen.all().find(kEnglish(word)), std::string::npos) << screen.all();
        EXPECT_EQ(session.position().board.phase, Phase::play) << "the undo took nothing back";
        EXPECT_EQ(session.position().board.seat, 0);
    }
}

TEST(FullScreen, WhoChoosesAVictimCanGoBackAndHasTheOtherKeys) {
    const Folder folder;
    const Record record = cut_before("parker-1962_3", Action::attack(Card::stop, 1));
    Session session(record, folder.file());
    session.set_thinking_time(1);
    KeyedScreen screen(
        kSmallest, {letter(U'1'), kEscape, letter(U'1'), letter(U'h'), letter(U'u'), letter(U'q')});
    FullScreen(screen, session, kEnglish, {0}).run();
    const std::string keys = keys_line(kEnglish, {Mode::victim}, kSmallest.width);
    EXPECT_EQ(screen.shown()[0].find(keys), std::string::npos);
    EXPECT_NE(screen.shown()[1].find(keys), std::string::npos) << screen.shown()[1];
    EXPECT_EQ(screen.shown()[2].find(keys), std::string::npos) << screen.shown()[2];
    EXPECT_NE(screen.all().find(kEnglish(Word::table_hint_thinking)), std::string::npos);
    EXPECT_LT(session.record().hands[0].actions.size(), record.hands[0].actions.size());
}

TEST(FullScreen, HidesHandsWhileTheKeyboardIsPassed) {
    const Folder folder;
    Session session(setup_with(2, 2), folder.file());
    KeyedScreen screen(kSmallest, {kEnter, letter(U'd'), letter(U'1'), letter(U'q')});
    FullScreen(screen, session, kEnglish, {0}).run();
    EXPECT_NE(screen.shown().front().find("pass the keyboard to Ann"), std::string::npos);
    EXPECT_EQ(screen.shown().front().find("✓"), std::string::npos);
    EXPECT_NE(screen.shown().back().find("pass the keyboard to Bob"), std::string::npos);
    EXPECT_EQ(screen.shown().back().find("⌂"), std::string::npos);
}

TEST(FullScreen, AWindowThatIsTooSmallSaysSo) {
    const Folder folder;
    Session session(setup_with(2, 1), folder.file());
    KeyedScreen screen({79, 24}, {letter(U'1'), letter(U'q')});
    FullScreen(screen, session, kEnglish, {0}).run();
    EXPECT_NE(screen.all().find("too small: 79×24"), std::string::npos);
    EXPECT_TRUE(session.record().hands.back().actions.empty());
}

}  // namespace
}  // namespace bornes::terminal
