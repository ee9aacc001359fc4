#include "tables/buffers.h"

#include <gtest/gtest.h>

namespace bornes::tables {
namespace {

TEST(Buffers, ATextThatNobodyHoldsIsUsedAgain) {
    Buffers buffers;
    std::shared_ptr<std::string> first = buffers.take();
    first->append("news");
    const std::string* place = first.get();
    const std::shared_ptr<std::string> second = buffers.take();
    EXPECT_NE(second.get(), place) << "somebody holds it";
    first.reset();
    const std::shared_ptr<std::string> third = buffers.take();
    EXPECT_EQ(third.get(), place);
    EXPECT_EQ(*third, "");
}

TEST(Buffers, ATextMayOutliveThem) {
    std::shared_ptr<std::string> text;
    {
        Buffers buffers;
        text = buffers.take();
        text->append("news");
    }
    EXPECT_EQ(*text, "news");
}

}  // namespace
}  // namespace bornes::tables
