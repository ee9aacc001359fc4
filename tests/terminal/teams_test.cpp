// The tableaux of all teams: in the smallest window, points and piles are readable in every
// language.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "sitting.h"
#include "terminal/draw/look.h"
#include "terminal/screen/at_table.h"

namespace bornes::terminal {
namespace {

const Voice kEnglish(Language(), kDefaultEdition);

// How many piles in these rows show the card with its whole or its short name.
int times_named(const Canvas& canvas, int first_row, int rows, const Voice& voice, Card card) {
    const std::string sign = fmt::format("{} ", sign_of(card));
    int found = 0;
    for (int y = first_row; y < first_row + rows; ++y) {
        const std::string row = canvas.row(y);
        for (auto at = row.find(sign); at != std::string::npos; at = row.find(sign, at + 1)) {
            const auto name = std::string_view(row).substr(at + sign.size());
            if (name.starts_with(voice(words::name_of(card))) ||
                name.starts_with(voice(words::short_name_of(card))))
                ++found;
        }
    }
    return found;
}

// The cards on top of all piles of these kinds that are not empty.
std::vector<Card> tops(const Board& board, std::initializer_list<Pile> piles) {
    std::vector<Card> cards;
    for (std::size_t team = 0; team < board.teams.size(); ++team)
        for (const Pile pile : piles) {
            const int place = pile_index(static_cast<int>(team), pile);
            if (!board.pile_empty(place)) cards.push_back(board.top(place));
        }
    return cards;
}

TEST(Teams, SixAloneInTheSmallestWindowHaveHeadingsPointsAndEveryPile) {
    const Folder folder;
    auto setup = setup_with(6, 1, 3);
    setup.house.teams = Teams::solo;
    Session session(setup, folder.file());
    play_on(session, 60);
    for (const Voice& voice : all_voices()) {
        const Canvas canvas = table(session, kSmallest, voice);
        EXPECT_EQ(rows_with(canvas, voice(Word::terminal_head_points)), 1) << canvas.text();
        EXPECT_EQ(rows_with(canvas, " 25 50 75 100 200 "), 1) << canvas.text();
        EXPECT_EQ(rows_with(canvas, voice(Word::table_safety_area)), 1) << canvas.text();
        EXPECT_EQ(rows_with(canvas, voice(Word::table_battle_pile)), 1) << canvas.text();
        EXPECT_EQ(rows_with(canvas, voice(Word::table_speed_pile)), 1) << canvas.text();
        const Board board = session.view().board;
        const Rect teams = layout_of(board, kSmallest).teams;
        const std::vector<Card> cards = tops(board, {Pile::battle});
        for (const Card card : cards)
            EXPECT_GE(times_named(canvas, teams.y, teams.height, voice, card),
                      std::ranges::count(cards, card))
                << canvas.text();
    }
}

// Each of three boxes is 26 columns wide.
TEST(Teams, ThreeTeamsInTheSmallestWindowShowEveryPileWhole) {
    const Folder folder;
    Session session(setup_with(3, 1, 3), folder.file());
    for (int moves = 0; moves < 90 && !session.position().board.over(); ++moves) {
        const Board board = session.view().board;
        for (const Voice& voice : all_voices()) {
            const Canvas canvas = table(session, kSmallest, voice);
            const Rect teams = layout_of(board, kSmallest).teams;
            // The row below the piles repeats what they show, and may be cut.
            for (int y = teams.y; y < teams.y + 5; ++y)
                EXPECT_EQ(canvas.row(y).find("…"), std::string::npos) << canvas.text();
            const std::vector<Card> cards = tops(board, {Pile::battle, Pile::speed});
            for (const Card card : cards)
                EXPECT_GE(times_named(canvas, teams.y, 5, voice, card),
                          std::ranges::count(cards, card))
                    << canvas.text();
        }
        play_on(session, 1);
    }
}

TEST(Teams, SixAloneInAWideWindowHaveTheNamesOfTheirSafeties) {
    const Folder folder;
    auto setup = setup_with(6, 1, 3);
    setup.house.teams = Teams::solo;
    Session session(setup, folder.file());
    int shown = 0;
    for (int moves = 0; moves < 120 && !session.position().board.over(); ++moves) {
        const Board board = session.view().board;
        for (const Size size : {Size{100, 30}, Size{120, 30}, Size{140, 45}})
            for (const Voice& voice : all_voices()) {
                const Canvas canvas = table(session, size, voice);
                for (int team = 0; team < 6; ++team)
                    for (const Card card : board.pile(team, Pile::safety)) {
                        ++shown;
                        const bool crosswise =
                            board.teams[static_cast<std::size_t>(team)].lies_crosswise(card);
                        EXPECT_GE(rows_with(canvas, fmt::format("{}{}", crosswise ? "✕" : "◆",
                                                                voice(words::short_name_of(card)))),
                                  1)
                            << canvas.text();
                    }
            }
        play_on(session, 1);
    }
    EXPECT_GT(shown, 0);
}

// Half a number would be another number.
TEST(Teams, SixAloneInTheSmallestWindowHaveMessagesThatEndBetweenWords) {
    const Folder folder;
    auto setup = setup_with(6, 1, 3);
    setup.house.teams = Teams::solo;
    Session session(setup, folder.file());
    play_on(session, 1);
    Canvas canvas(kSmallest);
    TableScene scene = scene_of(session, kEnglish);
    scene.messages.back() = "Lucien drives 100 miles and is at 1000.";
    draw_table(canvas, scene);
    EXPECT_EQ(rows_with(canvas, "Lucien drives 100 miles and is at …"), 1) << canvas.text();
}

// In a narrow row, the speed pile has only room for a sign.
TEST(Teams, SixAloneInTheSmallestWindowSeeThatALimitHasEnded) {
    const Folder folder;
    auto setup = setup_with(6, 1, 3);
    setup.house.teams = Teams::solo;
    Session session(setup, folder.file());
    int ended = 0;
    for (int moves = 0; moves < 90 && !session.position().board.over(); ++moves) {
        play_on(session, 1);
        const Board& board = session.position().board;
        const Canvas canvas = table(session, kSmallest, kEnglish);
        for (int team = 0; team < 6; ++team) {
            const int pile = pile_index(team, Pile::speed);
            if (board.pile_empty(pile) || board.top(pile) != Card::end_of_limit) continue;
            ++ended;
            for (int y = 0; y < kSmallest.height; ++y)
                if (canvas.row(y).starts_with(" " + car_of(team))) {
                    EXPECT_EQ(canvas.row(y).find("…"), std::string::npos) << canvas.text();
                    EXPECT_NE(canvas.row(y).rfind("●"), std::string::npos) << canvas.text();
                }
        }
    }
    EXPECT_GT(ended, 0);
}

// Three boxes side by side are narrow. The text about a hazard must not hide the points.
TEST(Teams, ALongStateLeavesThePointsToBeSeen) {
    const Folder folder;
    Session session(setup_with(3, 1, 3), folder.file());
    for (int moves = 0; moves < 60 && !session.position().board.over(); ++moves) {
        for (const Voice& voice : all_voices()) {
            const std::string points = voice(phrase::table_points{.figure = 0});
            const Canvas canvas = table(session, kSmallest, voice);
            std::string row;
            for (int y = 0; y < kSmallest.height; ++y)
                if (canvas.row(y).find("╰") != std::string::npos ||
                    canvas.row(y).find("┗") != std::string::npos) {
                    row = canvas.row(y - 1);
                    break;
                }
            int zeros = 0;
            for (std::size_t at = row.find("0"); at != std::string::npos;
                 at = row.find("0", at + 1))
                ++zeros;
            EXPECT_GE(zeros, 3) << points << '\n' << canvas.text();
        }
        play_on(session, 1);
    }
}

}  // namespace
}  // namespace bornes::terminal
