// One holder at a time, even across replacements. Two locks in one process exclude each other too.
#include "platform/file_lock.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <fstream>
#include <iterator>

#include "support/temporary_folder.h"

namespace bornes::platform {
namespace {

using Outcome = FileLock::Outcome;
using IfMissing = FileLock::IfMissing;

std::string content_of(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

TEST(FileLock, HasOneHolder) {
    const tests::TemporaryFolder folder;
    const std::string file = folder.file("lock");
    {
        FileLock first;
        EXPECT_EQ(first.lock(file, IfMissing::create), Outcome::held);
        EXPECT_EQ(first.lock(file, IfMissing::create), Outcome::held);
        FileLock second;
        EXPECT_EQ(second.lock(file, IfMissing::create), Outcome::elsewhere);
        EXPECT_EQ(second.lock(file, IfMissing::leave), Outcome::elsewhere);
        const FileLock moved = std::move(first);
        EXPECT_EQ(second.lock(file, IfMissing::leave), Outcome::elsewhere);
    }
    FileLock third;
    EXPECT_EQ(third.lock(file, IfMissing::leave), Outcome::held);
}

TEST(FileLock, CreatesAFileOnlyIfAsked) {
    const tests::TemporaryFolder folder;
    FileLock lock;
    EXPECT_EQ(lock.lock(folder.file("lock"), IfMissing::leave), Outcome::missing);
    EXPECT_FALSE(std::filesystem::exists(folder.file("lock")));
    EXPECT_EQ(lock.lock(folder.file("none/lock"), IfMissing::create), Outcome::failed);
    EXPECT_EQ(errno, ENOENT);
    EXPECT_EQ(lock.lock(folder.file("lock"), IfMissing::create), Outcome::held);
    EXPECT_TRUE(std::filesystem::exists(folder.file("lock")));
}

TEST(FileLock, HoldsWhatItReplaces) {
    const tests::TemporaryFolder folder;
    const std::string file = folder.file("game");
    FileLock lock;
    for (const std::string text : {"one", "two"}) {
        EXPECT_FALSE(lock.replace(file, text));
        EXPECT_EQ(content_of(file), text);
        EXPECT_EQ(FileLock().lock(file, IfMissing::leave), Outcome::elsewhere);
    }
}

TEST(FileLock, KeepsTheOldFileIfItCannotReplaceIt) {
    const tests::TemporaryFolder folder;
    const std::string file = folder.file("game");
    FileLock lock;
    EXPECT_FALSE(lock.replace(file, "one"));
    const auto fault = lock.replace(folder.file("none/game"), "two");
    ASSERT_TRUE(fault);
    EXPECT_EQ(fault->what, "cannot create");
    EXPECT_EQ(fault->why, std::errc::no_such_file_or_directory);
    EXPECT_EQ(FileLock().lock(file, IfMissing::leave), Outcome::elsewhere);
}

}  // namespace
}  // namespace bornes::platform
