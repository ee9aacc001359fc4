// A session plays, saves, resumes and takes back. At a shared keyboard it shows no hand to the
// others.
#include "terminal/model/session.h"

#include <gtest/gtest.h>

#include <chrono>

#include "sitting.h"

namespace bornes::terminal {
namespace {

const words::Voice kEnglish({}, kDefaultEdition);

Record kept(const Folder& folder) { return std::get<ReadableRecord>(load(folder.file())).record; }

TEST(Session, KeepsEveryMoveAsARecord) {
    const Folder folder;
    Session session(setup_with(2, 1), folder.file());
    for (int i = 0; i < 30; ++i) {
        EXPECT_EQ(kept(folder), session.record());
        play_on(session, 1);
    }
    EXPECT_EQ(session.trouble(kEnglish), "");
}

TEST(Session, ResumesWhereItStopped) {
    const Folder folder;
    const Folder other;
    Session first(setup_with(4, 1, 7), folder.file());
    play_on(first, 25);
    Session second(kept(folder), other.file());
    EXPECT_EQ(second.position(), first.position());
    EXPECT_EQ(second.name_of(0), "Ann");
    EXPECT_EQ(second.people(), 1);
    play_on(first, 200);
    play_on(second, 200);
    first.next_hand();
    second.next_hand();
    EXPECT_EQ(second.record().hands.back().deck, first.record().hands.back().deck);
}

TEST(Session, ARecordFromElsewhereHasAPersonAndBots) {
    const Folder folder;
    const auto read =
        read_record("bornes-record 1\nrules classic-km\nplayers 3\nhand 1 dealer 2\n");
    const Session session(*read, folder.file());
    EXPECT_EQ(session.people(), 1);
    EXPECT_EQ(session.position().board.dealer, 1);
    EXPECT_EQ(session.name_of(1), "Marcel");
    EXPECT_EQ(session.name_of(0), "");
}

TEST(Session, UndoGoesBackToThePlayersLastDecision) {
    const Folder folder;
    Session session(setup_with(2, 1), folder.file());
    EXPECT_FALSE(session.undo());
    const Position before = session.position();
    play_on(session, 1);
    while (session.demand() == Demand::nothing) let_bot_move(session);
    EXPECT_TRUE(session.undo());
    EXPECT_EQ(session.position(), before);
    EXPECT_EQ(kept(folder).hands.back().actions.size(), 0U);
}

TEST(Session, UndoIsForGamesAgainstBots) {
    const Folder folder;
    Session session(setup_with(2, 2), folder.file());
    play_on(session, 4);
    EXPECT_FALSE(session.offers_undo());
    EXPECT_FALSE(session.undo());
}

TEST(Session, AFolderThatIsAFileIsTrouble) {
    const Folder folder;
    Session first(setup_with(2, 1), folder.file());
    Session session(setup_with(2, 1), folder.file() / "game.bornes");
    const std::string folder_name = folder.file().string();
    EXPECT_EQ(session.trouble(kEnglish),
              "The game could not be saved: " + folder_name + ": Not a directory");
    const words::Voice french(*words::language_from_id("fr"), kDefaultEdition);
    EXPECT_NE(session.trouble(french).find(french(words::Word::error_why_not_a_folder)),
              std::string::npos)
        << session.trouble(french);
    play_on(session, 10);
    EXPECT_GT(session.record().hands.back().actions.size(), 5U);
}

TEST(Session, OneProcessAtATimePlaysAGame) {
    const Folder folder;
    {
        Session session(setup_with(2, 1), folder.file());
        EXPECT_FALSE(KeptFile(folder.file()).hold());
        play_on(session, 3);  // the file is a new one now, and locked as well
        EXPECT_FALSE(KeptFile(folder.file()).hold());
    }
    KeptFile file(folder.file());
    EXPECT_TRUE(file.hold());
    EXPECT_FALSE(KeptFile(folder.file()).hold());
    EXPECT_TRUE(KeptFile(folder.path() / "not-there").hold());
}

// The strongest bot may take a second. The thread that waits for keys must not wait for it.
TEST(Session, AskingForAMoveOrAHintTakesNoTime) {
    const Folder folder;
    auto setup = setup_with(2, 1, 7);  // inside a TEST, the name Setup means something else
    setup.seats[1].bot = Level::master;
    Session session(setup, folder.file());
    session.set_thinking_time(400);
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    session.ask_hint();
    EXPECT_FALSE(session.take_hint().has_value());
    EXPECT_LT(Clock::now() - start, std::chrono::milliseconds(200));
    std::optional<Candidate> hint;
    while (!hint) {
        platform::Bell::wait(-1, session.bell(), 100);
        hint = session.take_hint();
    }
    session.act(hint->action);
    while (session.demand() == Demand::action) play_on(session, 1);
    const auto moved = Clock::now();
    EXPECT_FALSE(session.advance());
    EXPECT_LT(Clock::now() - moved, std::chrono::milliseconds(200));
    let_bot_move(session);
}

TEST(Session, AHintForAnotherPositionIsNotTaken) {
    const Folder folder;
    Session session(setup_with(2, 1), folder.file());
    session.set_thinking_time(50);
    session.ask_hint();
    play_on(session, 1);
    while (session.demand() == Demand::nothing) let_bot_move(session);
    for (int i = 0; i < 20; ++i) {
        platform::Bell::wait(-1, session.bell(), 20);
        EXPECT_FALSE(session.take_hint().has_value());
    }
}

TEST(Session, NoHandIsShownBetweenTurnsOfASharedKeyboard) {
    const Folder folder;
    Session session(setup_with(3, 2), folder.file());
    for (int i = 0; i < 60 && !session.position().board.over(); ++i) {
        EXPECT_TRUE(session.demand() != Demand::nothing || session.view().hand.empty());
        play_on(session, 1);
    }
}

// R5.7: a person who is attacked out of turn is asked to look, with or without the safety.
TEST(Session, EverybodyAttackedOutOfTurnIsAskedToLook) {
    const Folder folder;
    int looks = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Session session(setup_with(3, 3, seed), folder.file());
        while (!session.position().board.over()) {
            ActionList legal;
            if (session.demand() == Demand::look) {
                ++looks;
                session.looked();
                continue;
            }
            legal_actions(session.view(), legal);
            const int attacker = session.view().board.seat;
            const Action action = legal[0];
            session.act(action);
            const bool out_of_turn =
                action.verb() == Verb::attack && action.team() != (attacker + 1) % 3;
            EXPECT_TRUE(!out_of_turn || session.viewer() == action.team());
        }
    }
    EXPECT_GT(looks, 0);
}

TEST(Session, OthersDoNotHearOfADecline) {
    const Folder folder;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Session session(setup_with(2, 2, seed), folder.file());
        while (!session.position().board.over()) {
            ActionList legal;
            legal_actions(session.view(), legal);
            const bool may_decline = legal.contains(Action::decline());
            session.act(may_decline ? Action::decline() : legal[0]);
            for (const Event& event : session.events())
                EXPECT_TRUE(!event.action.is_decline() || event.seat == session.viewer());
        }
    }
}

}  // namespace
}  // namespace bornes::terminal
