// The vocabulary of the bots, in addition to that of the engine.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bornes/bot.h"
#include "bornes/vocabulary.h"

namespace bornes::test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

TEST(BotVocabulary, ContinuesTheVocabularyOfTheEngine) {
    const std::string engine = vocabulary();
    const std::string all = bot_vocabulary();
    EXPECT_THAT(all, StartsWith(engine.substr(0, engine.size() - 1) + R"(,"levels":[)"));
    EXPECT_THAT(all, EndsWith("]}"));
}

TEST(BotVocabulary, HasLevelsAndReasonsInTheirOrder) {
    const std::string all = bot_vocabulary();
    EXPECT_THAT(all, HasSubstr(R"("levels":["novice","casual","strong","master"])"));
    EXPECT_THAT(all, HasSubstr(R"("reasons":["completes-trip","extends-trip",)"));
    for (const ReasonCode code : kValues<ReasonCode>)
        EXPECT_THAT(all, HasSubstr('"' + std::string(id(code)) + '"'));
}

}  // namespace
}  // namespace bornes::test
