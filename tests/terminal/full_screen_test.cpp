// The full screen, controlled by keys, without a terminal.
#include "terminal/screen/full_screen.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "sitting.h"
#include "terminal/draw/table_scene.h"
#include "terminal/screen/keys.h"
#include "terminal/screen/main_menu.h"

namespace bornes::terminal {
namespace {

const Voice kEnglish(Language(), kDefaultEdition);
constexpr Key kEnter{KeyKind::enter};
constexpr Key kEscape{KeyKind::escape};
constexpr Key kRight{KeyKind::right};
constexpr Key kDown{KeyKind::down};

TEST(FullScreen, TheMenuOffersEveryGameUnderWay) {
    const Folder folder;
    Session one(setup_with(2, 1), folder.path() / "one.bornes");
    Session other(setup_with(3, 1), folder.path() / "other.bornes");
    KeptGames games;
    for (const Session* session : {&one, &other})
        games.all.push_back({session->file(), session->record(), "", false});
    games.under_way = games.all;
    KeyedScreen first(kSmallest, {kEnter});
    EXPECT_EQ(ask_main_menu(first, kEnglish, games), MenuChoice::go_on);
    for (const char* text : {"Continue", "hand 1, with ", "2 games", "New game", "Play online",
                             "Replay and review", "Statistics", "Rules and keys"})
        EXPECT_NE(first.all().find(text), std::string::npos) << text << first.all();
    KeyedScreen list(kSmallest, {kDown, kEnter});
    const KeptGame* chosen = ask_game(list, kEnglish, "Games", games.under_way);
    ASSERT_NE(chosen, nullptr);
    EXPECT_EQ(chosen->file, other.file());
    KeyedScreen none(kSmallest, {kEnter});
    EXPECT_EQ(ask_main_menu(none, kEnglish, {}), MenuChoice::new_game);
    EXPECT_EQ(none.all().find("Replay and review"), std::string::npos);
}

// When a turn begins after others have played, keys are ignored for a moment.
TEST(FullScreen, KeysThatHurryDoNotSpillIntoATurn) {
    const Folder folder;
    Session session(setup_with(2, 1), folder.file());
    KeyedScreen screen(kSmallest,
                       {letter(U'd'), letter(U'3'), letter(U'd'), letter(U'1'), letter(U'q')});
    FullScreen(screen, session, kEnglish, {0}).run();
    EXPECT_EQ(screen.drops(), 3) << "once for each turn";
}

TEST(FullScreen, AfterAGameEnterStartsTheNextAndLeavingIsAChoice) {
    for (const bool another : {true, false}) {
        const Folder folder;
        auto race = setup_with(2, 1);
        race.edition = Edition::fundex_2010;
        Session session(race, folder.file());
        play_on(session, 10000);
        ASSERT_EQ(session.position().board.phase, Phase::game_over);
        KeyedScreen screen(kSmallest, {another ? kEnter : letter(U'q')});
        const Voice voice(Language(), Edition::fundex_2010);
        EXPECT_EQ(FullScreen(screen, session, voice, {0}).run(),
                  another ? FullScreen::End::another : FullScreen::End::quit);
        EXPECT_NE(screen.all().find("Enter another game"), std::string::npos);
        EXPECT_NE(screen.all().find("q quit"), std::string::npos);
        for (std::size_t seat = 0; seat < 2; ++seat)
            EXPECT_EQ(session.another(5).seats[seat], race.seats[seat]);
    }
}

TEST(FullScreen, DiscardingSpeaksOfDiscarding) {
    const Folder folder;
    Session session(setup_with(2, 1, 3), folder.file());
    KeyedScreen screen(kSmallest, {letter(U'd'), letter(U'q')});
    FullScreen(screen, session, kEnglish, {0}).run();
    EXPECT_NE(screen.shown()[1].find("Discard ● Roll / Feu vert?"), std::string::npos)
        << screen.shown()[1];
    EXPECT_EQ(screen.shown()[1].find("lets you drive"), std::string::npos);
}

TEST(FullScreen, SaysWhenNothingCanBePlayed) {
    for (std::uint64_t seed = 1; seed < 50; ++seed) {
        const Folder folder;
        Session session(setup_with(2, 1, seed), folder.file());
        ActionList legal;
        legal_actions(session.position(), legal);
        if (std::any_of(legal.begin(), legal.end(),
                        [](Action action) { return action.verb() != Verb::discard; }))
            continue;
        KeyedScreen screen(kSmallest, {letter(U'q')});
        FullScreen(screen, session, kEnglish, {0}).run();
        EXPECT_NE(screen.all().find("press d to discard one."), std::string::npos) << screen.all();
        return;
    }
    FAIL() << "no hand without a card to play";
}

TEST(FullScreen, FootersOfferOnlyWhatWorks) {
    const Folder folder;
    Session alone(setup_with(2, 1), folder.file());
    Session shared(setup_with(2, 2), folder.path() / "shared.bornes");
    const auto line = [&] { return keys_line(kEnglish, situation_of(alone, Mode::card), 140); };
    EXPECT_EQ(line().find("undo"), std::string::npos) << "there is no move yet";
    play_on(alone, 2);
    EXPECT_NE(line().find("u undo"), std::string::npos) << line();
    EXPECT_EQ(keys_line(kEnglish, situation_of(shared, Mode::card), 140).find("undo"),
              std::string::npos);
    EXPECT_EQ(keys_line(kEnglish, {Mode::lost, true}, 80), "r try again now · q leave");
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
    EXPECT_NE(screen.shown()[2].find("Discard ⌂ 50 miles?"), std::string::npos);
}

TEST(FullScreen, UndoTakesBackTheLastMove) {
    const Folder folder;
    Session session(setup_with(2, 1), folder.file());
    KeyedScreen screen(kSmallest, {letter(U'd'), letter(U'1'), letter(U'u'), letter(U'q')});
    FullScreen(screen, session, kEnglish, {0}).run();
    EXPECT_TRUE(session.record().hands.back().actions.empty());
}

// A game that continues in its first hand where the first seat of the record chose that action.
Record cut_before(std::string_view name, Action action) {
    const auto file = std::filesystem::path("tests/playthroughs") / name;
    Record record = std::get<ReadableRecord>(load(file.string() + ".bornes")).record;
    record.hands.resize(1);
    std::vector<Action>& actions = record.hands[0].actions;
    actions.erase(std::find(actions.begin(), actions.end(), action), actions.end());
    return record;
}

TEST(FullScreen, QuestionsKeepTheUsualKeys) {
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

TEST(FullScreen, ChoosingAVictimCanBeCancelledAndKeepsTheUsualKeys) {
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
