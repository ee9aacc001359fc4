#include "arena/game_record.h"

#include <gtest/gtest.h>

namespace bornes::test {
namespace {

using arena::recordable;

TEST(GameRecord, LeavesOutWhatANameCannotHold) {
    EXPECT_EQ(recordable("master@4000"), "master@4000");
    EXPECT_EQ(recordable("cmd:./bot --seed #3\t\n"), "cmd:./bot --seed 3");
    EXPECT_EQ(recordable("  caf\xc3\xa9 \xff\xfe "), "café");
    EXPECT_EQ(recordable("###"), "");
}

TEST(GameRecord, CanBeReadAgain) {
    const protocol::Table table{make_rules(kDefaultEdition, 2).rules, {}};
    const Record record = arena::record_of(table, {"strong", "cmd:#"});
    const auto read = read_record(to_text(record));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, record);
}

}  // namespace
}  // namespace bornes::test
