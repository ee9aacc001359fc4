// The guided first game: a real bot could play its record, and it teaches everything that it
// should.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "bornes/bot.h"
#include "bornes/notation.h"
#include "terminal/lesson/lesson_game.h"

namespace bornes::terminal {
namespace {

using testing::Contains;
using testing::HasSubstr;

class FirstGame : public testing::Test {
protected:
    LessonGame game(std::size_t step = 0) {
        return {first_game(), voice_, step, [this](std::size_t at) { kept_ = at; }};
    }
    // Plays moves of others until the learner is asked or the hand is over.
    static void wait(LessonGame& game) {
        while (game.advance()) {
        }
    }
    const Voice voice_{words::Speech(), Edition::parker_1988};
    std::size_t kept_ = 0;
};

// In every language, the lesson teaches the edition that is usual there.
TEST_F(FirstGame, IsARecordWhoseBotIsCasualAndChoosesItsMovesItself) {
    for (const Language language : words::languages()) {
        SCOPED_TRACE(language.id());
        const Record record = first_game(language.edition()).record;
        EXPECT_EQ(record.edition, language.edition());
        ASSERT_EQ(record.hands.size(), 1U);
        EXPECT_THAT(record.tags, Contains(std::pair<std::string, std::string>("seat-2", "casual")));
        Position position = deal(make_rules(*record.edition, *record.players, record.house).rules,
                                 *record.hands[0].deck, record.hands[0].dealer);
        const auto bot = make_bot(Level::casual, 1);
        for (const Action action : record.hands[0].actions) {
            const int seat = position.board.seat;
            if (seat == 1) {
                EXPECT_EQ(to_text(bot->think(view(position, seat), Budget{}).action),
                          to_text(action));
            }
            ASSERT_EQ(check(position, action), Refusal::none);
            apply(position, action);
        }
        EXPECT_TRUE(position.board.over());
        EXPECT_EQ(score(position.board, 0).total(), 2100);
    }
}

TEST_F(FirstGame, SpeaksOfKilometresWhereGamesStartInThem) {
    const Language french = words::language_from_id("fr").value();
    const Voice voice{words::Speech(french), french.edition()};
    LessonGame lesson(first_game(french.edition()), voice, 5, [](std::size_t) {});
    EXPECT_THAT(lesson.lesson_note(), HasSubstr("100 km"));
}

TEST_F(FirstGame, AsksForEveryMoveOfTheLearner) {
    const Lesson lesson = first_game();
    const auto& actions = lesson.record.hands[0].actions;
    std::size_t asked = 0;
    for (const LessonStep& step : lesson.steps) {
        EXPECT_TRUE(voice_.say(step.says)) << step.says;
        for (const WrongAnswer& wrong : step.wrong) EXPECT_TRUE(voice_.say(wrong.says));
        if (!step.move) continue;
        ++asked;
        EXPECT_EQ(*step.move, to_text(actions[static_cast<std::size_t>(step.after)]));
    }
    EXPECT_GE(asked, 15U);
    EXPECT_LE(asked, 25U);
    EXPECT_EQ(static_cast<std::size_t>(lesson.steps.back().after), actions.size());
}

TEST_F(FirstGame, TeachesEverything) {
    std::set<std::string> topics;
    for (const LessonStep& step : first_game().steps) topics.insert(step.topic);
    for (const char* topic :
         {"aim", "draw", "roll", "distance", "exact-target", "attack", "remedy", "speed-limit",
          "discard", "safety", "extra-turn", "coup-fourre", "extension", "score-sheet"})
        EXPECT_THAT(topics, Contains(topic));
}

TEST_F(FirstGame, IsPlayedToItsEndByDoingWhatItAsks) {
    LessonGame lesson = game();
    while (!lesson.is_closed()) {
        wait(lesson);
        const Demand demand = lesson.demand();
        if (lesson.view().board.over())
            lesson.next_hand();
        else if (demand == Demand::look)
            lesson.looked();
        else
            lesson.act(*action_from_text(*first_game().steps[kept_].move));
    }
    EXPECT_EQ(score(lesson.view().board, 0).total(), 2100);
}

TEST_F(FirstGame, ExplainsAWrongMoveAndChangesNothing) {
    LessonGame lesson = game(2);
    const View before = lesson.view();
    lesson.act(Action::discard(Card::km25));
    EXPECT_EQ(lesson.view(), before);
    EXPECT_THAT(lesson.remarks().back().text, HasSubstr("Nothing has changed. Play Roll."));
    LessonGame later = game(13);
    later.act(Action::decline());
    EXPECT_THAT(later.remarks().back().text, HasSubstr("the 300 points are lost"));
}

TEST_F(FirstGame, GoesBackAndSkips) {
    LessonGame lesson = game(2);
    lesson.skip();
    EXPECT_EQ(kept_, 3U);
    wait(lesson);
    EXPECT_THAT(lesson.remarks().back().text, HasSubstr("Marcel played Speed Limit on you."));
    EXPECT_TRUE(lesson.undo());
    EXPECT_EQ(kept_, 2U);
    EXPECT_TRUE(lesson.events().empty());
    EXPECT_TRUE(lesson.undo());
    EXPECT_TRUE(lesson.undo());
    EXPECT_FALSE(lesson.offers_undo());
    EXPECT_FALSE(lesson.undo());
}

}  // namespace
}  // namespace bornes::terminal
