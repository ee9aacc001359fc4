// Every table fits every window from 80×24 up, in every language.
#include <gtest/gtest.h>

#include <set>

#include "sitting.h"
#include "terminal/draw/look.h"
#include "terminal/draw/motifs.h"
#include "terminal/draw/pages.h"
#include "terminal/screen/turn.h"
#include "terminal/telling/sheet.h"
#include "terminal/telling/text.h"

namespace bornes::terminal {
namespace {

const Voice kEnglish(Language(), kDefaultEdition);
const Voice kFrench(*words::language_from_id("fr"), kDefaultEdition);

// The last moves of the others since the viewer's turn, at most `most`.
std::vector<Event> last_of(std::vector<Event> events, int most) {
    const auto count = std::min(static_cast<std::ptrdiff_t>(events.size()), std::ptrdiff_t{most});
    return {events.end() - count, events.end()};
}

class Tables : public ::testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Players, Tables, ::testing::Values(2, 3, 4, 5, 6));

TEST_P(Tables, ShowEveryTeamAndEveryCardOfTheHand) {
    const Folder folder;
    auto setup = setup_with(GetParam(), 1, 3);
    if (GetParam() > 3) setup.house.teams = Teams::solo;
    Session session(setup, folder.file());
    for (int moves = 0; moves < 40; ++moves) {
        while (session.demand() == Demand::nothing && !session.position().board.over())
            let_bot_move(session);
        if (session.position().board.over()) break;
        const int cards = session.view().hand.size();
        for (const Size size : {kSmallest, Size{100, 30}, Size{140, 45}}) {
            const Canvas canvas = table(session, size, kFrench);
            for (int team = 0; team < GetParam(); ++team)
                EXPECT_GE(rows_with(canvas, car_of(team)), 2) << canvas.text();
            for (int card = 1; card <= cards; ++card)
                EXPECT_GE(rows_with(canvas, " " + std::to_string(card) + " "), 1);
            for (const Event& event : last_of(session.events(), GetParam() - 1)) {
                const std::string told = tell(kFrench, session, event).substr(0, 12);
                EXPECT_GE(rows_with(canvas, told), 1) << told << '\n' << canvas.text();
            }
        }
        play_on(session, 1);
    }
}

TEST(Scene, AQuestionLeavesTheTeamsToBeSeen) {
    const Folder folder;
    auto setup = setup_with(6, 1, 3);
    setup.house.teams = Teams::solo;
    const Session session(setup, folder.file());
    for (const Size size : {kSmallest, Size{100, 30}, Size{140, 45}}) {
        Canvas canvas(size);
        TableScene scene = scene_of(session, kEnglish);
        scene.choice = Choice{"On whom?", {}, 1};
        for (int team = 1; team < 6; ++team)
            scene.choice->answers.push_back({team + 1, "A name of twenty letters"});
        draw_table(canvas, scene);
        for (int team = 0; team < 6; ++team)
            EXPECT_EQ(rows_with(canvas, car_of(team)), 2) << canvas.text();
        EXPECT_EQ(rows_with(canvas, "▶ 3 A name of twenty letters"), 1) << canvas.text();
        EXPECT_EQ(rows_with(canvas, "6 A name of twenty letters"), 1) << canvas.text();
    }
}

TEST_P(Tables, RecentEventsAreShownAboveAQuestion) {
    const Folder folder;
    auto setup = setup_with(GetParam(), 1, 3);
    if (GetParam() > 3) setup.house.teams = Teams::solo;
    Session session(setup, folder.file());
    play_on(session, 2 * GetParam());
    for (const Voice& voice : all_voices())
        for (const Size size : {kSmallest, Size{100, 30}, Size{140, 45}}) {
            Canvas canvas(size);
            TableScene scene = scene_of(session, voice);
            const std::string newest = scene.messages.back();
            scene.choice = Choice{
                "Somebody has played Out of Gas on you. Call coup fourré with the "
                "Extra Tank that is in your hand?",
                {{1, "Coup fourré!"}, {2, "Keep it"}},
                0};
            draw_table(canvas, scene);
            EXPECT_GE(rows_with(canvas, newest), 1) << newest << '\n' << canvas.text();
            EXPECT_EQ(rows_with(canvas, "2 Keep it"), 1) << canvas.text();
            for (const Card card : cards_of(session.view().hand))
                EXPECT_GE(rows_with(canvas, voice(words::short_name_of(card))), 1) << canvas.text();
        }
}

TEST(Scene, WhatACardDoesIsNotCutOff) {
    const Folder folder;
    const Session session(setup_with(3, 1), folder.file());
    Canvas canvas(kSmallest);
    TableScene scene = scene_of(session, kFrench);
    scene.prompt = kFrench(phrase::table_prompt{.names = "Véhicule prioritaire / Right of Way",
                                                .sign = "◆",
                                                .turn = kFrench(Word::table_your_turn),
                                                .use = use_of(kFrench, Card::right_of_way)});
    draw_table(canvas, scene);
    EXPECT_EQ(rows_with(canvas, "rejouer"), 1) << canvas.text();
}

TEST(Scene, PlayableCardsAreMarked) {
    const Folder folder;
    Session session(setup_with(2, 1, 3), folder.file());
    ActionList legal;
    legal_actions(session.view(), legal);
    CardSet playable = 0;
    for (const Action action : legal)
        if (action.verb() != Verb::discard) playable |= bit(action.card());
    int marks = 0;
    for (const Card card : cards_of(session.view().hand)) marks += (playable & bit(card)) != 0;
    const Canvas canvas = table(session, kSmallest, kEnglish);
    int shown = 0;
    for (int x = 0; x < kSmallest.width; ++x)
        for (int y = 0; y < kSmallest.height; ++y) shown += canvas.at(x, y).glyph == U'✓' ? 1 : 0;
    EXPECT_EQ(shown, marks);
}

TEST(Scene, TheScoreSheetHasTheRowsOfThePrintedOne) {
    const Folder folder;
    const Session session(setup_with(2, 1), folder.file());
    std::string names;
    for (const SheetRow& row : sheet_rows(session.position().board))
        names.append(kEnglish(row.name)).append(". ");
    EXPECT_EQ(names,
              "Brought forward. Milestones. Safeties. Coup fourrés. Trip completed. Delayed "
              "action. Safe trip. Shut-out. Extension. Total for deal. Combined total. ");
    Canvas canvas(kSmallest);
    draw_score_sheet(canvas, kEnglish, session, session.position().board, "comment", "keys");
    EXPECT_EQ(rows_with(canvas, "Combined total"), 1) << canvas.text();
    EXPECT_EQ(rows_with(canvas, "comment"), 1) << canvas.text();
}

TEST(Scene, EveryCardHasItsOwnDrawingAlsoInAscii) {
    std::set<std::string> seen;
    std::set<std::string> plain;
    for (int i = 0; i < kCardKinds; ++i) {
        std::string all;
        for (const std::string& row : motif_of(card_at(i))) all += row + "\n";
        EXPECT_TRUE(seen.insert(all).second) << all;
        EXPECT_TRUE(plain.insert(ascii_lines(all)).second) << ascii_lines(all);
        EXPECT_EQ(ascii_lines(all).find('?'), std::string::npos) << ascii_lines(all);
    }
    EXPECT_NE(ink_of(Card::km100), ink_of(Card::stop));
}

TEST(Scene, HelpSpeaksOfTheRulesOfThisGame) {
    const auto text = [](Edition edition) {
        std::string all;
        const Voice voice(Language(), edition);
        for (const HelpLine& line : rules_lines(voice, make_rules(edition, 2).rules, 500))
            all += line.text + "\n";
        return all;
    };
    EXPECT_NE(text(Edition::parker_1962).find("Red Light"), std::string::npos);
    EXPECT_NE(text(Edition::parker_1962).find("only on a team that is rolling"), std::string::npos);
    EXPECT_NE(text(Edition::fundex_2010).find("One race"), std::string::npos);
    EXPECT_EQ(text(Edition::fundex_2010).find("may extend"), std::string::npos);
    EXPECT_EQ(text(Edition::fundex_2010).find("points."), std::string::npos);
    EXPECT_EQ(text(Edition::fundex_2010).find(" hand"), std::string::npos);
    EXPECT_EQ(text(Edition::fundex_2010).find("300"), std::string::npos);
    EXPECT_NE(text(Edition::classic_km).find("removes"), std::string::npos);
}

}  // namespace
}  // namespace bornes::terminal
